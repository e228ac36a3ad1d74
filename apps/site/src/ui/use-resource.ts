import { startTransition, useEffect, useState } from 'react';

export type Resource<Data> = { data: Data; failed: false } | { data: null; failed: boolean };

const NOTHING_YET = { data: null, failed: false } as const;

/**
 * What an island needs and the page does not carry: fetched once it is wanted (null until then), and checked
 * by `read`, which throws when it is not what it should be.
 */
export function useResource<Data>(
  href: string | null,
  read: (json: unknown) => Data | Promise<Data>,
): Resource<Data> {
  const [asked, setAsked] = useState<{ href: string; answer: Resource<Data> } | null>(null);
  useEffect(() => {
    if (href === null) return undefined;
    const leaving = new AbortController();
    const load = async () => {
      try {
        const response = await fetch(href, { signal: leaving.signal });
        if (!response.ok) throw new Error(`status ${response.status}`);
        const data = await read(await response.json());
        startTransition(() => setAsked({ href, answer: { data, failed: false } }));
      } catch {
        if (leaving.signal.aborted) return;
        setAsked({ href, answer: { data: null, failed: true } });
        // Lost in a tunnel, say: the network is back, and so is what was asked for.
        addEventListener('online', load, { once: true, signal: leaving.signal });
      }
    };
    void load();
    return () => leaving.abort();
  }, [href, read]);
  // Stale-response guard: what another address answered is not this one's.
  return asked && (href === null || asked.href === href) ? asked.answer : NOTHING_YET;
}
