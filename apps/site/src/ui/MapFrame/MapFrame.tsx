import styles from './MapFrame.module.css';

export type MapFrameProps = {
  /** What the map shows, and where the same can be read. */
  label: string;
  /** Pattern of a tile server; null: our own drawing of France. */
  tilesUrl: string | null;
};

/** Where browser/map/map.ts draws, with its buttons. Empty until the map is near the screen. */
export function MapFrame({ label, tilesUrl }: MapFrameProps) {
  return (
    <div className={styles.root}>
      <section
        className={styles.canvas}
        data-map-canvas=""
        data-tiles={tilesUrl ?? undefined}
        aria-label={label}
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
  );
}
