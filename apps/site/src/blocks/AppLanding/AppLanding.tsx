import type { CompanionAppRoute, StoreTarget } from '@vitrine/domain/companion-apps';
import type { StoreTexts } from '@vitrine/domain/content/companion-apps';
import { Alert } from '#ui/Alert/Alert.tsx';
import { AppScreen } from '#ui/AppScreen/AppScreen.tsx';
import { StoreButtons } from '#ui/StoreButtons/StoreButtons.tsx';
import styles from './AppLanding.module.css';

export type AppLandingProps = {
  route: CompanionAppRoute;
  stores: StoreTexts;
  /** Null: not in that store yet. */
  ios: StoreTarget | null;
  android: StoreTarget | null;
  /** Said while neither store has it. */
  notYet: string;
  name: string;
  description: string;
  /** The page's own address: a phone that scans it is sent to its store. */
  address: string;
  more: { label: string; href: string };
};

/** One application: its stores, and a code for those at a computer. */
export function AppLanding({
  route,
  stores,
  name,
  description,
  ios,
  android,
  notYet,
  address,
  more,
}: AppLandingProps) {
  const isInStores = ios !== null || android !== null;
  return (
    <section
      className={styles.root}
      aria-labelledby="app-name"
      data-app=""
      data-ios-store={ios?.store}
      data-ios-link={ios?.deepLink}
      data-android-store={android?.store}
      data-android-link={android?.deepLink}
    >
      <div className={styles.text}>
        <h1 id="app-name">{name}</h1>
        <p className={styles.description}>{description}</p>
        {isInStores ? (
          <StoreButtons
            appName={name}
            texts={stores}
            ios={ios?.store}
            android={android?.store}
            qr={address}
            tracking="application > telecharger"
          />
        ) : (
          <Alert>{notYet}</Alert>
        )}
        <p>
          <a className={styles.more} href={more.href}>
            {more.label}
          </a>
        </p>
      </div>
      <div className={styles.picture}>
        <AppScreen of={route} />
      </div>
    </section>
  );
}
