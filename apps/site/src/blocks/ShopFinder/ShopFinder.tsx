import type { Shop, Simbox } from '@vitrine/domain/content/shops';
import IconCurrentLocation from '@tabler/icons-react/dist/esm/icons/IconCurrentLocation.mjs';
import { Alert } from '#ui/Alert/Alert.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Checkbox } from '#ui/Checkbox/Checkbox.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { MapFrame } from '#ui/MapFrame/MapFrame.tsx';
import { SearchBar } from '#ui/SearchBar/SearchBar.tsx';
import { Section } from '#ui/Section/Section.tsx';
import { shortDegrees, ShopItem } from './ShopItem.tsx';
import styles from './ShopFinder.module.css';
import item from './ShopItem.module.css';

export type ShopFinderProps = {
  title: string;
  intro: string;
  shops: readonly Shop[];
  simboxes: readonly Simbox[];
  hrefOf: (shop: Shop) => string;
  tilesUrl: string | null;
  /** Said when shops are invented. */
  sampleNote: string | null;
};

/**
 * Every shop, in the page: a list first. browser/shop-finder.ts sorts, filters and draws the map; without
 * script the list by town and the browser's own search are enough.
 */
export function ShopFinder(props: ShopFinderProps) {
  const { title, intro, shops, simboxes, hrefOf, tilesUrl, sampleNote } = props;
  return (
    <Section headingLevel={1} title={title} intro={intro}>
      {sampleNote !== null && <Alert variant="info">{sampleNote}</Alert>}
      <div className={styles.root} data-shop-finder="">
        <div className={styles.tools}>
          <SearchBar label="Une ville ou un code postal" />
          <div className={styles.filters}>
            <Button
              variant="secondary"
              icon={<Icon of={IconCurrentLocation} size={20} />}
              data-around-me=""
              data-track="boutiques > autour-de-moi"
            >
              Autour de moi
            </Button>
            <Checkbox label="Ouvert maintenant" name="ouvert" required={false} data-open-now="" />
            <Checkbox
              label="Bornes carte SIM"
              name="bornes"
              required={false}
              data-with-simboxes=""
            />
          </div>
          <output className={styles.status} data-shop-status="">
            {`${shops.length} boutiques, par ville.`}
          </output>
        </div>
        <div className={styles.columns}>
          <ul role="list" className={styles.list} data-shop-list="">
            {shops.map((shop) => (
              <ShopItem key={shop.id} shop={shop} href={hrefOf(shop)} headingLevel={2} />
            ))}
            {simboxes.map((simbox) => (
              <li
                key={simbox.id}
                className={item.root}
                data-simbox=""
                data-lat={shortDegrees(simbox.latitude)}
                data-lon={shortDegrees(simbox.longitude)}
              >
                <h2 className={item.name}>{`Borne carte SIM, ${simbox.city}`}</h2>
                <p className={item.address}>
                  {`${simbox.place}, ${simbox.street}, ${simbox.postcode} ${simbox.city}`}
                </p>
                <p className={item.state} />
              </li>
            ))}
          </ul>
          <div className={styles.side}>
            <MapFrame
              label="Carte des boutiques. La liste contient les mêmes adresses."
              tilesUrl={tilesUrl}
            />
          </div>
        </div>
        <div className={styles.more}>
          <Button variant="secondary" data-more="" hidden>
            Voir plus de boutiques
          </Button>
        </div>
      </div>
    </Section>
  );
}
