/**
 * On a page that is missing, the button that opens the search asks for what the address was about: the
 * nearest pages.
 */
export function startSearchOfAddress(): void {
  const opener = document.querySelector<HTMLElement>('[data-search-address]');
  const input = document.querySelector<HTMLInputElement>(
    `#${opener?.dataset['opensSearch'] ?? ''} input`,
  );
  if (!opener || !input) return;
  opener.addEventListener('click', () => {
    input.value = wordsOf(location.pathname);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

/** 'freebox ultraa' of '/freebox/freebox-ultraa.html'. */
function wordsOf(path: string): string {
  const last = path.split('/').findLast((part) => part !== '') ?? '';
  return decoded(last)
    .replace(/\.\w+$/, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ');
}

/** An address may be broken in any way. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
