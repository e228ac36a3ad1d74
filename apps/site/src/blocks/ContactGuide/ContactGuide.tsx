import type { TablerIcon } from '@tabler/icons-react';
import IconDeviceMobile from '@tabler/icons-react/dist/esm/icons/IconDeviceMobile.mjs';
import IconDevices from '@tabler/icons-react/dist/esm/icons/IconDevices.mjs';
import IconHome from '@tabler/icons-react/dist/esm/icons/IconHome.mjs';
import IconRouter from '@tabler/icons-react/dist/esm/icons/IconRouter.mjs';
import type { ContactAudience } from '@vitrine/domain/forms/contact';
import { Icon } from '#ui/Icon/Icon.tsx';
import styles from './ContactGuide.module.css';

const ICONS: Readonly<Record<ContactAudience, TablerIcon>> = {
  'abonne-box': IconRouter,
  'abonne-mobile': IconDeviceMobile,
  'abonne-box-mobile': IconDevices,
  'pas-encore-abonne': IconHome,
};

export type ContactGuideProps = {
  title: string;
  lead: string;
  kinds: readonly { audience: ContactAudience; title: string; text: string; href: string }[];
  othersTitle: string;
  others: readonly { label: string; text: string; href: string }[];
};

/** Who are you? Then: what for? Two choices lead to the right people. */
export function ContactGuide({ title, lead, kinds, othersTitle, others }: ContactGuideProps) {
  return (
    <section className={styles.root} aria-labelledby="contact-title">
      <div className={styles.head}>
        <h1 id="contact-title">{title}</h1>
        <p>{lead}</p>
      </div>
      <ul className={styles.kinds}>
        {kinds.map((kind) => (
          <li key={kind.href} className={styles.kind}>
            <span className={styles.icon}>
              <Icon of={ICONS[kind.audience]} size={32} />
            </span>
            <h2 className={styles.kindTitle}>
              <a href={kind.href}>{kind.title}</a>
            </h2>
            <p>{kind.text}</p>
          </li>
        ))}
      </ul>
      <div className={styles.others}>
        <h2>{othersTitle}</h2>
        <ul className={styles.list}>
          {others.map((other) => (
            <li key={other.href}>
              <a href={other.href}>{other.label}</a>
              <p>{other.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
