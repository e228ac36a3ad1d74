import { Card } from '#ui/Card/Card.tsx';
import { Section } from '#ui/Section/Section.tsx';
import { StoreButtons } from '#ui/StoreButtons/StoreButtons.tsx';
import styles from './AppList.module.css';

export type AppListProps = {
  title: string;
  apps: readonly {
    name: string;
    description: string;
    href: string;
    ios: string;
    android: string;
  }[];
};

/** Every companion application, with its stores. */
export function AppList({ title, apps }: AppListProps) {
  return (
    <Section title={title} id="applications">
      <ul className={styles.list}>
        {apps.map(({ name, description, href, ios, android }) => (
          <li key={href}>
            <Card title={name} href={href} tracking={`applications > ${name}`}>
              <p className={styles.description}>{description}</p>
              <div className={styles.stores}>
                <StoreButtons
                  appName={name}
                  ios={ios}
                  android={android}
                  tracking={`applications > ${name}`}
                />
              </div>
            </Card>
          </li>
        ))}
      </ul>
    </Section>
  );
}
