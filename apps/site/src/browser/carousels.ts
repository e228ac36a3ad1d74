/** Buttons, keys, counting and moving by itself for each `[data-carousel]`. */
export function startCarousels(): void {
  for (const root of document.querySelectorAll<HTMLElement>('[data-carousel]')) start(root);
}

function start(root: HTMLElement): void {
  const row = root.querySelector<HTMLElement>('[data-row]');
  const count = root.querySelector('output');
  const current = root.querySelector('[data-current]');
  if (!row || !count || !current) return;
  const slides = [...row.children] as HTMLElement[];

  const index = () => {
    const distances = slides.map((slide) =>
      Math.abs(slide.offsetLeft - row.offsetLeft - row.scrollLeft),
    );
    return distances.indexOf(Math.min(...distances));
  };
  const go = (step: number) => {
    const atEnd = row.scrollLeft + row.clientWidth >= row.scrollWidth - 2;
    const wanted = step > 0 && atEnd ? 0 : (index() + step + slides.length) % slides.length;
    row.scrollTo({ left: (slides[wanted]?.offsetLeft ?? 0) - row.offsetLeft });
  };
  // Aloud only what the visitor did: a carousel that moves by itself must not keep talking.
  const pause = (paused: boolean) => {
    root.toggleAttribute('data-paused', paused);
    count.setAttribute('aria-live', paused ? 'polite' : 'off');
  };
  const move = (step: number) => {
    pause(true);
    go(step);
  };

  row.addEventListener('scroll', () => {
    const number = String(index() + 1);
    if (current.textContent !== number) current.textContent = number;
  });
  row.addEventListener('pointerdown', () => pause(true));
  root.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('button');
    if (!button) return;
    if (button.dataset['go'] !== undefined) move(Number(button.dataset['go']));
    if (button.dataset['toggle'] !== undefined) pause(!root.hasAttribute('data-paused'));
  });
  root.addEventListener('keydown', (event) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step === undefined || (event.target as Element).matches('input, select, textarea')) return;
    event.preventDefault();
    move(step);
  });

  const every = Number(root.dataset['carousel']);
  const still = every === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches;
  pause(still);
  if (still) return;
  setInterval(() => {
    const held = root.hasAttribute('data-paused') || root.matches(':hover, :focus-within');
    if (!held && !document.hidden) go(1);
  }, every);
}
