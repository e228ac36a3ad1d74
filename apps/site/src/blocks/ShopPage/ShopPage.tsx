import type { Controls } from '@vitrine/domain/content/controls';
import type { ShopPage as ShopTexts } from '@vitrine/domain/content/places';
import type { Shop } from '@vitrine/domain/content/shops';
import { distanceKm, formatDistance } from '@vitrine/geo/distance';
import { formatDay } from '@vitrine/domain/french';
import { sentenceWith } from '@vitrine/domain/sentence';
import { formatSpans, WEEKDAYS } from '@vitrine/geo/opening-hours';
import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs';
import type { ReactNode } from 'react';
import { Alert } from '#ui/Alert/Alert.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { LocalMap, type LocalMapProps } from '#ui/LocalMap/LocalMap.tsx';
import { PlaceName } from '#ui/PlaceName/PlaceName.tsx';
import { Section } from '#ui/Section/Section.tsx';
import styles from './ShopPage.module.css';

export type ShopPageProps = {
  texts: ShopTexts;
  /** What is said of a day without hours. */
  closed: string;
  alerts: Controls['alerts'];
  shop: Shop;
  /** Names of services by key. */
  services: Readonly<Record<string, string>>;
  /** Where it is in its department. */
  map: Omit<LocalMapProps, 'label'>;
  nearby: readonly { shop: Shop; href: string }[];
  directionsHref: string;
  allShopsHref: string;
  sampleNote: string | null;
  /** Whether it is open now. */
  children?: ReactNode;
};

/** One shop: where, when, what for, and how to go there. */
export function ShopPage(props: ShopPageProps) {
  const {
    texts,
    closed,
    alerts,
    shop,
    services,
    map,
    nearby,
    directionsHref,
    allShopsHref,
    sampleNote,
    children,
  } = props;
  return (
    <>
      <Section
        headingLevel={1}
        title={
          <span className={styles.name}>
            <PlaceName name={shop.name} />
          </span>
        }
      >
        {sampleNote !== null && (
          <Alert variant="info" words={alerts}>
            {sampleNote}
          </Alert>
        )}
        <div className={styles.columns}>
          <div className={styles.column}>
            {children}
            <address className={styles.address}>
              {shop.street}
              <br />
              {shop.postcode} {shop.city}
            </address>
            <div className={styles.actions} data-screen>
              <Button
                href={directionsHref}
                target="_blank"
                icon={<Icon of={IconMapPin} size={20} />}
                data-track="boutique > itineraire"
              >
                {texts.directions}
              </Button>
              <Button href={allShopsHref} variant="secondary">
                {texts.allShops}
              </Button>
            </div>
            <div className={styles.map}>
              <LocalMap label={sentenceWith(texts.map, { city: shop.city })} {...map} />
            </div>
          </div>
          <div className={styles.column}>
            <h2 className={styles.subtitle}>{texts.hours}</h2>
            <table className={styles.hours}>
              <caption className="visually-hidden">{texts.hoursCaption}</caption>
              <tbody>
                {WEEKDAYS.map((day, index) => (
                  <tr key={day}>
                    <th scope="row">{day}</th>
                    <td>{formatSpans(shop.hours[index] ?? [], closed)}</td>
                  </tr>
                ))}
                {(shop.exceptions ?? []).map(({ date, hours }) => (
                  <tr key={date}>
                    <th scope="row">{formatDay(date)}</th>
                    <td>{sentenceWith(texts.exception, { hours: formatSpans(hours, closed) })}</td>
                  </tr>
                ))}
              </tbody>
            </table>
            <p className={styles.note}>{texts.holidays}</p>
            <h2 className={styles.subtitle}>{texts.services}</h2>
            <ul className={styles.services}>
              {shop.services.map((key) => (
                <li key={key}>{services[key]}</li>
              ))}
            </ul>
          </div>
        </div>
      </Section>
      <Section title={texts.nearby} theme="lighterMedium">
        <ul role="list" className={styles.nearby}>
          {nearby.map((other) => (
            <li key={other.shop.id}>
              <Card title={<PlaceName name={other.shop.name} />} href={other.href}>
                <p>
                  {other.shop.street}, {other.shop.postcode} {other.shop.city}
                </p>
                <p>
                  {sentenceWith(texts.distance, {
                    distance: formatDistance(distanceKm(shop, other.shop)),
                  })}
                </p>
              </Card>
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}
