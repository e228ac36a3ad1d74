import type { CompanionAppRoute } from '@vitrine/domain/companion-apps';
import { Alert } from '#ui/Alert/Alert.tsx';
import { AppScreen } from '#ui/AppScreen/AppScreen.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { Section } from '#ui/Section/Section.tsx';
import { StoreButtons } from '#ui/StoreButtons/StoreButtons.tsx';
import styles from './AppList.module.css';

export type AppListProps = {
  title: string;
  apps: readonly {
    route: CompanionAppRoute;
    name: string;
    description: string;
    href: string;
    /** Null: not in that store yet. */
    ios: string | null;
    android: string | null;
  }[];
  /** Said once while some are in no store. */
  notYet: string;
};

/** Every companion application, with its stores. */
export function AppList({ title, apps, notYet }: AppListProps) {
  const isMissing = apps.some(({ ios, android }) => ios === null && android === null);
  return (
    <Section title={title} id="applications">
      {isMissing && <Alert>{notYet}</Alert>}
      <ul className={styles.list}>
        {apps.map(({ route, name, description, href, ios, android }) => (
          <li key={href}>
            <Card
              title={name}
              href={href}
              media={<AppScreen of={route} />}
              tracking={`applications > ${name}`}
            >
              <p className={styles.description}>{description}</p>
              {(ios ?? android) !== null && (
                <div className={styles.stores}>
                  <StoreButtons
                    appName={name}
                    ios={ios ?? undefined}
                    android={android ?? undefined}
                    tracking={`applications > ${name}`}
                  />
                </div>
              )}
            </Card>
          </li>
        ))}
      </ul>
    </Section>
  );
}
