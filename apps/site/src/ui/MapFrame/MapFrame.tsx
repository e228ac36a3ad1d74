import styles from './MapFrame.module.css';

export type MapFrameProps = {
  /** What the map shows, and where the same can be read. */
  label: string;
  /** Pattern of a tile server; null: our own drawing of France. */
  tilesUrl: string | null;
  /** The first view, drawn to the same frame: what shows until someone touches the map. */
  picture?: { src: string; alt: string; width: number; height: number } | undefined;
};

/** Where browser/map/map.ts draws, with its buttons. Empty, or a picture, until then. */
export function MapFrame({ label, tilesUrl, picture }: MapFrameProps) {
  return (
    <div className={styles.root}>
      <section
        className={styles.canvas}
        data-map-canvas=""
        data-tiles={tilesUrl ?? undefined}
        aria-label={label}
      >
        {picture && (
          <img
            className={styles.picture}
            src={picture.src}
            alt={picture.alt}
            width={picture.width}
            height={picture.height}
            fetchPriority="high"
          />
        )}
      </section>
      <p className={styles.hint}>Deux doigts déplacent la carte.</p>
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
