import type { Shop } from '@vitrine/domain/content/shops';
import { packHours } from '@vitrine/geo/packed-hours';
import styles from './ShopItem.module.css';

export type ShopItemProps = {
  shop: Shop;
  href: string;
  headingLevel?: 2 | 3;
};

/** To a hundred metres: enough to sort by, and two hundred of them are in the page. */
export function shortDegrees(degrees: number): number {
  return Math.round(degrees * 1000) / 1000;
}

/** A shop in a list. What browser/shop-finder.ts needs to sort and filter it is on the element. */
export function ShopItem({ shop, href, headingLevel = 3 }: ShopItemProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <li
      className={styles.root}
      data-shop=""
      data-lat={shortDegrees(shop.latitude)}
      data-lon={shortDegrees(shop.longitude)}
      data-hours={packHours(shop)}
    >
      <Heading className={styles.name}>
        <a className={styles.link} href={href}>
          {shop.name}
        </a>
      </Heading>
      <p className={styles.address}>{`${shop.street}, ${shop.postcode} ${shop.city}`}</p>
      <p className={styles.state}>
        <span data-open-state="" />
      </p>
    </li>
  );
}
