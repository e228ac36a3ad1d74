import { act, type ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { vi } from 'vitest';

/**
 * The hydration proof: everything that hydrating changed or made React say, so an island passes with
 * an empty list. The server side runs without `window` and `document`, as on a server.
 */
export async function hydrationChanges(element: ReactElement): Promise<unknown[]> {
  const changes: unknown[] = [];
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...message) => void changes.push(message));
  }

  vi.stubGlobal('window', undefined);
  vi.stubGlobal('document', undefined);
  let html: string;
  try {
    html = renderToString(element);
  } finally {
    vi.unstubAllGlobals();
  }
  if (html === '') changes.push('the server sent nothing');

  const container = document.createElement('div');
  container.innerHTML = html;
  document.body.append(container);
  const sent = container.innerHTML;
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const root = await act(async () =>
    hydrateRoot(container, element, { onRecoverableError: (error) => void changes.push(error) }),
  );
  const hydrated = container.innerHTML;
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
  container.remove();

  if (hydrated !== sent) changes.push({ sent, hydrated });
  return changes;
}
