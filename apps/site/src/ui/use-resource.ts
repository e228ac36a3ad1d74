import { useEffect, useState } from 'react';

export type Resource<Data> = { data: Data; failed: false } | { data: null; failed: boolean };

/**
 * What an island needs and the page does not carry: fetched once, when it is wanted, and checked by
 * `read`, which throws when it is not what it should be.
 */
export function useResource<Data>(
  href: string,
  read: (json: unknown) => Data | Promise<Data>,
  isWanted = true,
): Resource<Data> {
  const [resource, setResource] = useState<Resource<Data>>({ data: null, failed: false });
  useEffect(() => {
    if (!isWanted) return undefined;
    const leaving = new AbortController();
    const load = async () => {
      try {
        const response = await fetch(href, { signal: leaving.signal });
        if (!response.ok) throw new Error(`status ${response.status}`);
        const data = await read(await response.json());
        setResource({ data, failed: false });
      } catch {
        if (leaving.signal.aborted) return;
        setResource({ data: null, failed: true });
        // Lost in a tunnel, say: the network is back, and so is what was asked for.
        addEventListener('online', load, { once: true, signal: leaving.signal });
      }
    };
    void load();
    return () => leaving.abort();
  }, [href, read, isWanted]);
  return resource;
}
