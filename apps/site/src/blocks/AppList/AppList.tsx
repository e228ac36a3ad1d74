import type { CompanionAppRoute } from '@vitrine/domain/companion-apps';
import { Alert } from '#ui/Alert/Alert.tsx';
import { AppScreen } from '#ui/AppScreen/AppScreen.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { Section } from '#ui/Section/Section.tsx';
import styles from './AppList.module.css';

type App = {
  route: CompanionAppRoute;
  name: string;
  description: string;
  /** Its own page: it sends a phone to its store, and shows a computer both stores and a code. */
  href: string;
  /** Null: not in that store yet. */
  ios: string | null;
  android: string | null;
};

export type AppListProps = {
  title: string;
  install: string;
  apps: readonly App[];
  /** Said once while some are in no store. */
  notYet: string;
};

const isInStores = ({ ios, android }: App) => ios !== null || android !== null;

/** Every companion application, and the way to install it. */
export function AppList({ title, install, apps, notYet }: AppListProps) {
  return (
    <Section title={title} id="applications">
      {!apps.every(isInStores) && <Alert>{notYet}</Alert>}
      <ul className={styles.list}>
        {apps.map((app) => (
          <li key={app.href}>
            <Card
              title={app.name}
              href={app.href}
              media={<AppScreen of={app.route} />}
              {...(isInStores(app) && { cue: install })}
              tracking={`applications > ${app.name}`}
            >
              <p className={styles.description}>{app.description}</p>
            </Card>
          </li>
        ))}
      </ul>
    </Section>
  );
}
