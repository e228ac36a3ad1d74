import { COVERAGE_CLASSES } from '@vitrine/domain/geo/coverage';
import { Select } from '#ui/Select/Select.tsx';
import styles from './FibreMap.module.css';

export type FibreMapProps = {
  departments: readonly { code: string; name: string }[];
  /** Shows this department alone. */
  department?: string;
  tilesUrl: string | null;
  note: string;
};

/**
 * France, then a department, then a municipality. Drawn by browser/fibre-map.ts from the figures of
 * the table beside it, which says the same to everyone.
 */
export function FibreMap({ departments, department, tilesUrl, note }: FibreMapProps) {
  return (
    <div className={styles.root} data-fibre-map="" data-departement={department}>
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
        <output className={styles.panel} data-map-panel="" />
      </div>
      <div className={styles.frame}>
        <section
          className={styles.canvas}
          data-map-canvas=""
          data-tiles={tilesUrl ?? undefined}
          aria-label="Carte de la fibre. Les flèches la déplacent, plus et moins l’agrandissent ou la réduisent. Le tableau de la page contient les mêmes données."
        />
        <div className={styles.buttons}>
          <button type="button" className={styles.button} data-map-in="" aria-label="Agrandir">
            +
          </button>
          <button type="button" className={styles.button} data-map-out="" aria-label="Réduire">
            −
          </button>
        </div>
      </div>
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
