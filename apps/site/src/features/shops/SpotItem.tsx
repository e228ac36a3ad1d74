import { formatDistance } from '@vitrine/geo/distance';
import type { ShopFinderTexts } from '@vitrine/domain/content/places';
import { sentenceWith } from '@vitrine/domain/sentence';
import type { ParisClock } from '@vitrine/domain/paris-time';
import { memo, useEffect, useRef } from 'react';
import { PlaceName } from '#ui/PlaceName/PlaceName.tsx';
import { OpenState } from './OpenState.tsx';
import type { Spot } from './spots.ts';
import styles from './SpotItem.module.css';

export type SpotItemProps = {
  texts: Pick<ShopFinderTexts, 'hours' | 'distance'>;
  spot: Spot;
  /** Null until the visitor's clock is known. */
  clock: ParisClock | null;
  km: number | null;
  /** That of its pin on the map. */
  number: number | null;
  takesFocus: boolean;
  /** Of the room where it is said whether it is open. */
  stateId: string | undefined;
};

/** A shop or a kiosk in the list, drawn again only when it changes: there are hundreds. */
export const SpotItem = memo(function SpotItem({
  texts,
  spot,
  clock,
  km,
  number,
  takesFocus,
  stateId,
}: SpotItemProps) {
  const name = useRef<HTMLHeadingElement>(null);
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    // A kiosk has no page: its name is no link.
    if (takesFocus) (link.current ?? name.current)?.focus();
  }, [takesFocus]);
  return (
    <li className={styles.root} data-kiosk={spot.href === null ? '' : undefined}>
      {number !== null && (
        <span className={styles.number} aria-hidden="true">
          {number}
        </span>
      )}
      <h2 ref={name} className={styles.name} tabIndex={spot.href === null ? -1 : undefined}>
        {spot.href === null ? (
          <PlaceName name={spot.name} />
        ) : (
          <a ref={link} className={styles.link} href={spot.href}>
            <PlaceName name={spot.name} />
          </a>
        )}
      </h2>
      <p className={styles.address}>{spot.address}</p>
      <p className={styles.state} id={stateId}>
        <OpenState hours={spot.hours} clock={clock} texts={texts.hours} />
        {km !== null && (
          <span className={styles.distance}>
            {sentenceWith(texts.distance, { distance: formatDistance(km) })}
          </span>
        )}
      </p>
    </li>
  );
});
