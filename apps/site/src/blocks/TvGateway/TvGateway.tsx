import { Card } from '#ui/Card/Card.tsx';
import { Section } from '#ui/Section/Section.tsx';
import styles from './TvGateway.module.css';

export type TvGatewayProps = {
  title: string;
  /** On each door. */
  see: string;
  doors: readonly { label: string; href: string; count: number; unit: string; text: string }[];
};

/** Where each TV list is, and how long it is. */
export function TvGateway({ title, see, doors }: TvGatewayProps) {
  return (
    <Section title={title}>
      <ul className={styles.list}>
        {doors.map(({ label, href, count, unit, text }) => (
          <li key={href}>
            <Card title={label} href={href} cue={see} tracking={`listes-tv > ${label}`}>
              <p className={styles.count}>
                <b>{count}</b> {unit}
              </p>
              <p className={styles.text}>{text}</p>
            </Card>
          </li>
        ))}
      </ul>
    </Section>
  );
}
