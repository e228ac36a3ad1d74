import { coverageClass } from '@vitrine/geo/coverage';
import styles from './FibreMap.module.css';
import type { MapDepartment } from './use-drawing.ts';

/** An outline, in its own units. */
export type DrawnShape = { width: number; height: number; path: string };

/** A department that is too far away for the map. */
export type MapInset = DrawnShape & { code: string };

/** Its longer side. */
export const INSET_SIZE = 160;

export type MapInsetsProps = {
  insets: readonly MapInset[];
  departments: readonly MapDepartment[];
  onChoose: (code: string) => void;
};

/** The departments overseas beside the map of the mainland, in the same colours. */
export function MapInsets({ insets, departments, onChoose }: MapInsetsProps) {
  return (
    <ul role="list" className={styles.insets}>
      {insets.map(({ code, width, height, path }) => {
        const department = departments.find((known) => known.code === code);
        if (!department) return null;
        return (
          <li key={code}>
            <a
              className={styles.inset}
              href={department.href}
              data-held=""
              onClick={(event) => {
                if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
                event.preventDefault();
                onChoose(code);
              }}
            >
              <svg
                viewBox={`0 0 ${width} ${height}`}
                data-class={coverageClass(department.share)}
                aria-hidden="true"
              >
                <path d={path} />
              </svg>
              {department.name}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
