import type { FibreMapTexts } from '@vitrine/domain/content/places';
import { formatDay } from '@vitrine/domain/french';
import { sentenceWith } from '@vitrine/domain/sentence';
import {
  COVERAGE_CLASSES,
  coverageClass,
  formatQuarter,
  formatShare,
  parseQuarter,
} from '@vitrine/geo/coverage';
import { type MapMunicipality, municipalitiesOf } from '@vitrine/geo/map-shapes';
import { departmentOf, townOf } from '@vitrine/geo/municipality';
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { readGuess } from '#document/find-places.ts';
import { countEvent } from '#document/tracking.ts';
import { visitAnswers } from '#document/visit-answer.ts';
import { Button } from '#ui/Button/Button.tsx';
import { MapFrame } from '#ui/MapFrame/MapFrame.tsx';
import type { MapTown } from '#ui/MapFrame/map-towns.ts';
import type { SiteMap } from '#ui/MapFrame/site-map.ts';
import { Select } from '#ui/Select/Select.tsx';
import { useNear } from '#ui/use-near.ts';
import { useResource } from '#ui/use-resource.ts';
import styles from './FibreMap.module.css';
import { type DrawnShape, type MapInset, MapInsets } from './MapInsets.tsx';
import { type MapDepartment, useDrawing } from './use-drawing.ts';

export type FibreMapProps = {
  texts: FibreMapTexts;
  departments: readonly MapDepartment[];
  /** Shows this department first. */
  department?: string;
  tilesUrl: string | null;
  /** The country as a picture, shown until someone touches the map. */
  picture?: string | undefined;
  /** The first department, drawn until its map is there. */
  outline?: DrawnShape;
  /** Named on the map of the country. */
  prefectures?: readonly MapTown[];
  /** Departments that stand beside the map of the country. */
  insets?: readonly MapInset[];
  note: string;
  /** Where one learns about where the visitor is; null: nothing is guessed. */
  hereHref?: string | null;
};

const NO_TOWNS: readonly MapMunicipality[] = [];
const NO_PREFECTURES: readonly MapTown[] = [];
const NO_INSETS: readonly MapInset[] = [];

/**
 * France, then a department, then a municipality: by hand on the map, from the lists, or as the
 * visit's address has it. The table beside it says the same to everyone.
 */
export function FibreMap({
  texts,
  departments,
  department: first,
  tilesUrl,
  picture,
  outline,
  prefectures = NO_PREFECTURES,
  insets = NO_INSETS,
  note,
  hereHref = null,
}: FibreMapProps) {
  const root = useRef<HTMLDivElement>(null);
  const departmentList = useRef<HTMLSelectElement>(null);
  const townList = useRef<HTMLSelectElement>(null);
  const [code, setCode] = useState(first ?? '');
  const [town, setTown] = useState<string | null>(null);
  /** A municipality chosen by hand on the map is in sight: the view stays. */
  const [isInSight, setInSight] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [map, setMap] = useState<SiteMap | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const isNear = useNear(root);
  const kept = useSyncExternalStore(...visitAnswers);
  const department = departments.find((known) => known.code === code);
  const drawn = departments.find((known) => known.code === first);
  const { data: here } = useResource(hereHref, readGuess);
  const guessed = code === '' && departments.find((known) => known.code === here?.department);
  // Nothing is fetched for what nobody sees.
  const isWanted = code !== '' && (isNear || attempt > 0);
  const { data: municipalities, failed: isUnknown } = useResource(
    isWanted ? `/geo/${code.toLowerCase()}.json` : null,
    readMunicipalities,
  );
  const towns = (code !== '' && municipalities) || NO_TOWNS;
  // Of a department that is one municipality, Paris, nothing is left to choose.
  const chosen = towns.find(({ code }) => code === town || towns.length === 1) ?? null;

  /** A sign of interest; again after a failure, since the network may be back. */
  function want() {
    if (map || (attempt > 0 && !hasFailed)) return;
    setFailed(false);
    setAttempt(attempt + 1);
  }

  function chooseDepartment(next: string) {
    setCode(next);
    setTown(null);
    if (departmentList.current) departmentList.current.value = next;
  }

  /** What was pressed goes away: the list, which says what was chosen, takes the focus. */
  function chooseBeside(next: string) {
    chooseDepartment(next);
    departmentList.current?.focus();
  }

  function chooseTown(next: string | null, isSeen: boolean) {
    setTown(next);
    setInSight(isSeen);
  }

  useEffect(() => {
    // Chosen before React came, or by a page that comes back from the history.
    const early = departmentList.current?.value ?? '';
    if (early !== code) chooseDepartment(early);
    // The sign of interest that woke it.
    if (root.current?.matches(':hover, :focus-within')) want();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when it wakes
  }, []);
  useEffect(() => {
    // Without a picture there is nothing to see until the map is there.
    if (isNear && (picture === undefined || code !== '')) setAttempt((tries) => tries || 1);
  }, [isNear, picture, code]);
  useEffect(() => {
    if (!kept) return;
    const { citycode } = kept.place;
    const own = departmentOf(citycode);
    // A department's page stays with it, and some territories are on no map.
    const isHere =
      first === undefined ? departments.some(({ code }) => code === own) : own === first;
    if (!isHere) return;
    chooseDepartment(own);
    chooseTown(townOf(citycode), false);
  }, [kept, first, departments]);
  useEffect(() => {
    if (municipalities) countEvent('carte > departement');
  }, [municipalities]);
  useLayoutEffect(() => {
    if (townList.current) townList.current.value = chosen?.code ?? '';
  }, [chosen, towns]);

  const isCountryMissing = useDrawing(map, {
    departments,
    department,
    towns,
    prefectures,
    chosen,
    isInSight,
    texts,
    onDepartment: chooseDepartment,
    onTown: (next) => chooseTown(next, true),
  });

  return (
    <div ref={root} className={styles.root} onPointerOver={want} onFocus={want} onTouchStart={want}>
      <div className={styles.tools} data-screen>
        <Select
          ref={departmentList}
          label={texts.department}
          name="departement"
          defaultValue={first ?? ''}
          options={[
            { value: '', label: texts.country },
            ...departments.map(({ code, name }) => ({ value: code, label: `${code} ${name}` })),
          ]}
          onChange={({ currentTarget }) => chooseDepartment(currentTarget.value)}
        />
        <Select
          ref={townList}
          label={texts.municipality}
          name="commune"
          disabled={towns.length === 0}
          options={[
            {
              value: '',
              label: towns.length === 0 ? texts.chooseDepartmentFirst : texts.allMunicipalities,
            },
            ...towns.map(({ code, name }) => ({ value: code, label: name })),
          ]}
          onChange={({ currentTarget }) => chooseTown(currentTarget.value || null, false)}
        />
        <div className={styles.panel}>
          <output>{panel()}</output>
          {guessed && (
            <Button
              variant="ghost"
              size="s"
              data-track="carte-fibre > departement"
              onClick={() => chooseBeside(guessed.code)}
            >
              {sentenceWith(texts.guessed, { department: `${guessed.code} ${guessed.name}` })}
            </Button>
          )}
          {department && department !== drawn && (
            <a href={department.href}>
              {sentenceWith(texts.table, { department: `${department.code} ${department.name}` })}
            </a>
          )}
        </div>
      </div>
      <div className={styles.maps}>
        <MapFrame
          label={texts.map}
          texts={texts.frame}
          ground="land"
          withOutlines={first === undefined}
          tilesUrl={tilesUrl}
          picture={picture}
          pictureAlt={texts.pictureAlt}
          towns={prefectures}
          drawing={
            drawn &&
            outline && (
              <svg
                className={styles.outline}
                viewBox={`0 0 ${outline.width} ${outline.height}`}
                data-class={coverageClass(drawn.share)}
                aria-hidden="true"
              >
                <path d={outline.path} />
              </svg>
            )
          }
          attempt={attempt}
          onReady={setMap}
          onFail={() => setFailed(true)}
        />
        {insets.length > 0 && code === '' && (
          <MapInsets insets={insets} departments={departments} onChoose={chooseBeside} />
        )}
      </div>
      <div className={styles.legend}>
        <p className={styles.legendTitle}>{texts.legend}</p>
        <ul role="list" className={styles.classes}>
          {COVERAGE_CLASSES.map(({ key, from }, index) => (
            <li key={key} className={styles.class}>
              <span className={styles.swatch} data-class={key} aria-hidden="true" />
              {sentenceWith(texts.classes[key], {
                from: from * 100,
                to: (COVERAGE_CLASSES[index - 1]?.from ?? 1) * 100,
              })}
            </li>
          ))}
        </ul>
        <p className={styles.note}>{note}</p>
      </div>
    </div>
  );

  /** Said aloud as it changes. */
  function panel(): string {
    // Without the map, the lists still say what they know.
    if (!department) return hasFailed || isCountryMissing ? texts.failed : texts.invitation;
    const name = `${department.code} ${department.name}`;
    if (isUnknown) return texts.departmentFailed;
    if (chosen) return describe(chosen, texts);
    return municipalities === null
      ? sentenceWith(texts.loading, { department: name })
      : sentenceWith(texts.loaded, { department: name, count: towns.length });
  }
}

function readMunicipalities(json: unknown): readonly MapMunicipality[] {
  const municipalities = municipalitiesOf(json);
  if (!municipalities) throw new TypeError('no municipalities');
  return municipalities;
}

function describe(
  { name, share, quarter, closing }: MapMunicipality,
  texts: FibreMapTexts,
): string {
  const planned = quarter === null ? null : parseQuarter(quarter);
  return [
    share === null
      ? sentenceWith(texts.noShare, { name })
      : sentenceWith(texts.share, { name, share: formatShare(share) }),
    planned && sentenceWith(texts.planned, { quarter: formatQuarter(planned) }),
    closing && sentenceWith(texts.closing, { day: formatDay(closing) }),
  ]
    .filter(Boolean)
    .join(' ');
}
