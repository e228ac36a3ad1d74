import { COVERAGE_CLASSES } from '@vitrine/geo/coverage';
import { PICTURE_SIZE } from '@vitrine/geo/map-picture';
import { MapFrame } from '#ui/MapFrame/MapFrame.tsx';
import { Select } from '#ui/Select/Select.tsx';
import styles from './FibreMap.module.css';

export type FibreMapProps = {
  departments: readonly { code: string; name: string }[];
  /** Shows this department alone. */
  department?: string;
  tilesUrl: string | null;
  /** The country as a picture, shown until someone touches the map. */
  picture?: string | undefined;
  note: string;
};

/** Said while no department is chosen: here first, then by browser/map/fibre-map-drawing.ts. */
const INVITATION = 'Choisissez un département sur la carte ou dans la liste.';

/**
 * France, then a department, then a municipality, by hand on the map or from the lists. Drawn by
 * browser/fibre-map.ts from the figures of the table beside it, which says the same to everyone.
 */
export function FibreMap({ departments, department, tilesUrl, picture, note }: FibreMapProps) {
  return (
    <div className={styles.root} data-fibre-map="">
      <div className={styles.tools}>
        <Select
          label="Département"
          name="departement"
          required
          defaultValue={department ?? ''}
          options={[
            { value: '', label: 'Toute la France' },
            ...departments.map(({ code, name }) => ({ value: code, label: `${code} ${name}` })),
          ]}
        />
        <Select
          label="Commune"
          name="commune"
          required
          disabled
          options={[{ value: '', label: 'Choisissez d’abord un département' }]}
        />
        <div className={styles.panel} data-map-aside="">
          <output data-map-panel="" data-invitation={INVITATION}>
            {picture && INVITATION}
          </output>
        </div>
      </div>
      <MapFrame
        label="Carte de la fibre. Les flèches la déplacent, plus et moins l’agrandissent ou la réduisent. Les listes au-dessus choisissent un département et une commune ; le tableau de la page contient les mêmes données."
        tilesUrl={tilesUrl}
        picture={
          picture === undefined
            ? undefined
            : {
                ...PICTURE_SIZE,
                src: picture,
                alt: 'La France par département, d’autant plus foncée que la fibre y est répandue',
              }
        }
      />
      <div className={styles.legend}>
        <p className={styles.legendTitle}>Part des logements raccordables à la fibre</p>
        <ul role="list" className={styles.classes}>
          {COVERAGE_CLASSES.map(({ key, label }) => (
            <li key={key} className={styles.class}>
              <span className={styles.swatch} data-class={key} aria-hidden="true" />
              {label}
            </li>
          ))}
        </ul>
        <p className={styles.note}>{note}</p>
      </div>
    </div>
  );
}
