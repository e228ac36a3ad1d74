import { type MapMunicipality, municipalitiesOf } from '@vitrine/geo/map-shapes';
import { useEffect, useState } from 'react';
import { countEvent } from '#document/tracking.ts';

const NONE: readonly MapMunicipality[] = [];

/** The municipalities of a department, asked for when it is chosen; none for the whole country. */
export function useMunicipalities(
  department: string,
  /** Nothing is fetched for what nobody sees. */
  isWanted: boolean,
): readonly MapMunicipality[] | 'loading' | 'failed' {
  const [answer, setAnswer] = useState<{
    department: string;
    municipalities: readonly MapMunicipality[] | 'failed';
  } | null>(null);

  useEffect(() => {
    if (department === '' || !isWanted) return;
    // Stale-response guard: only the last department asked for is shown.
    const request = new AbortController();
    const { signal } = request;
    void ask();
    return () => request.abort();

    async function ask(): Promise<void> {
      const municipalities = await loadMunicipalities(department, signal).catch(() => null);
      if (signal.aborted) return;
      setAnswer({ department, municipalities: municipalities ?? 'failed' });
      if (municipalities) countEvent('carte > departement');
    }
  }, [department, isWanted]);

  if (department === '') return NONE;
  return answer?.department === department ? answer.municipalities : 'loading';
}

async function loadMunicipalities(department: string, signal: AbortSignal) {
  const response = await fetch(`/geo/${department.toLowerCase()}.json`, { signal });
  return response.ok ? municipalitiesOf(await response.json()) : null;
}
