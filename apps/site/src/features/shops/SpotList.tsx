import styles from './ShopFinder.module.css';
import { SpotItem, type SpotItemProps } from './SpotItem.tsx';
import type { FoundSpot, Spot } from './spots.ts';

/** The rest comes on demand, as ShopFinder.module.css has it. */
export const SHOWN_AT_ONCE = 24;

/** Where it is said whether one of the first is open: who has no clock, as the page itself, leaves it empty. */
export const stateId = ({ id }: Spot): string => `etat-${id}`;

export type SpotListProps = Pick<SpotItemProps, 'texts'> & {
  found: readonly FoundSpot[];
  clock?: SpotItemProps['clock'];
  /** Each has the number of its pin on the map. */
  isNumbered?: boolean;
  /** Which of them takes the focus, if one does. */
  focused?: number | undefined;
};

/** Shops and kiosks, one after the other. */
export function SpotList({
  texts,
  found,
  clock = null,
  isNumbered = false,
  focused,
}: SpotListProps) {
  return (
    <ul role="list" className={styles.list}>
      {found.map(({ spot, km }, index) => (
        <SpotItem
          key={spot.id}
          texts={texts}
          spot={spot}
          clock={clock}
          km={km}
          number={isNumbered ? index + 1 : null}
          takesFocus={index === focused}
          stateId={index < SHOWN_AT_ONCE ? stateId(spot) : undefined}
        />
      ))}
    </ul>
  );
}
