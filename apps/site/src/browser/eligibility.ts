import { formatQuarter, formatShare, parseQuarter } from '@vitrine/geo/coverage';
import { ANSWER_PAGES, answerPageOf } from '@vitrine/geo/eligibility-page';
import { formatDay } from '@vitrine/domain/french';
import type { Place } from '@vitrine/geo/place';
import { findPlaces, suggestPlaces } from './place-suggestions.ts';
import { countEvent } from './tracking.ts';
import { keepPlace, readPlace } from './visit-place.ts';

const TIMEOUT_MS = 5_000;
const SERVICE_DOWN = 'service-indisponible';

/** The answer, as far as it is shown; anything else than this is no answer. */
type Answer = {
  status: 'available' | 'adsl-closing' | 'planned' | 'box-5g' | 'unknown';
  city: string;
  fibreShare: number | null;
  plannedQuarter: string | null;
  box5g: boolean;
  copper: { commercial: string; technical: string } | null;
};
const STATUSES = new Set(['available', 'adsl-closing', 'planned', 'box-5g', 'unknown']);

/** Makes every eligibility form of the page answer on the spot. */
export function startEligibility(): void {
  for (const block of document.querySelectorAll<HTMLElement>('[data-eligibility]')) enhance(block);
}

function enhance(block: HTMLElement): void {
  const form = block.querySelector('form');
  const input = block.querySelector('input');
  const list = block.querySelector<HTMLElement>('ul');
  const result = block.querySelector<HTMLElement>('[data-eligibility-result]');
  const status = block.querySelector<HTMLElement>('[data-eligibility-status]');
  if (!form || !input || !list || !result || block.dataset['ready'] !== undefined) return;
  block.dataset['ready'] = '';
  /** Only the last question is answered. */
  let turn = 0;
  let chosen: Place | null = null;

  suggestPlaces({
    input,
    list,
    status,
    onChoose: (place) => {
      chosen = place;
      void answerFor(place, { focus: true });
    },
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void answerTyped(input.value.trim());
  });

  const kept = readPlace();
  if (kept) {
    chosen = kept;
    input.value = kept.label;
    void answerFor(kept, { focus: false });
  }

  async function answerTyped(text: string): Promise<void> {
    if (text === '') return;
    if (chosen?.label === text) return answerFor(chosen, { focus: true });
    const own = begin();
    try {
      const [place] = await findPlaces(text);
      if (own !== turn) return;
      if (place) {
        chosen = place;
        await answerFor(place, { focus: true });
      } else show(ANSWER_PAGES.notFound, {}, true);
    } catch {
      if (own === turn) show(SERVICE_DOWN, {}, true);
    }
  }

  async function answerFor(place: Place, { focus }: { focus: boolean }): Promise<void> {
    const own = begin();
    try {
      const answer = await ask(place.citycode);
      if (own !== turn) return;
      keepPlace(place);
      show(answerPageOf(answer), wordsOf(answer, place), focus);
    } catch {
      if (own === turn) show(SERVICE_DOWN, {}, focus);
    }
  }

  function begin(): number {
    turn += 1;
    if (status) status.textContent = 'Recherche en cours…';
    form?.setAttribute('aria-busy', 'true');
    return turn;
  }

  function show(kind: string, words: Readonly<Record<string, string>>, focus: boolean): void {
    form?.removeAttribute('aria-busy');
    const template = block.querySelector<HTMLTemplateElement>(`template[data-kind="${kind}"]`);
    if (!template || !result) return;
    const shown = document.importNode(template.content, true);
    for (const slot of shown.querySelectorAll<HTMLElement>('[data-fill]')) {
      const word = words[slot.dataset['fill'] ?? ''];
      if (word !== undefined) slot.textContent = word;
    }
    result.replaceChildren(shown);
    if (status) status.textContent = '';
    const title = result.querySelector<HTMLElement>('h1, h2, h3');
    if (title && focus) {
      // Where the answer starts: read aloud, and brought into sight.
      title.tabIndex = -1;
      title.focus();
    }
    countEvent(`eligibilite > reponse-${kind}`);
  }
}

async function ask(citycode: string): Promise<Answer> {
  const response = await fetch(`/api/eligibility?citycode=${encodeURIComponent(citycode)}`, {
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(String(response.status));
  const answer = (await response.json()) as Partial<Answer> | null;
  if (!answer || !STATUSES.has(answer.status ?? '')) throw new Error('not an answer');
  return {
    status: answer.status ?? 'unknown',
    city: String(answer.city ?? ''),
    fibreShare: typeof answer.fibreShare === 'number' ? answer.fibreShare : null,
    plannedQuarter: answer.plannedQuarter ?? null,
    box5g: answer.box5g === true,
    copper: answer.copper ?? null,
  };
}

function wordsOf(answer: Answer, place: Place): Record<string, string> {
  const quarter = answer.plannedQuarter === null ? null : parseQuarter(answer.plannedQuarter);
  return {
    city: answer.city || place.city,
    ...(quarter ? { quarter: formatQuarter(quarter) } : {}),
    ...(answer.fibreShare === null ? {} : { share: formatShare(answer.fibreShare) }),
    ...(answer.copper
      ? {
          commercial: formatDay(answer.copper.commercial),
          technical: formatDay(answer.copper.technical),
        }
      : {}),
  };
}
