import { Price } from '#ui/Price/Price.tsx';
import { RichText } from '#ui/RichText/RichText.tsx';
import { Section } from '#ui/Section/Section.tsx';
import { track } from '#ui/track.ts';
import { attachPackList } from './PackList.behaviour.ts';
import styles from './PackList.module.css';

export type ListedPack = {
  id: string;
  name: string;
  description: string;
  price: number;
  channels: readonly { number: number; name: string }[];
  /** Its own page, when it has one. */
  page: string | null;
};

export type PackListProps = {
  themes: readonly { key: string; label: string; packs: readonly ListedPack[] }[];
};

/** Every pack with what is inside and what it costs. Those that the pack finder chooses stand out. */
export function PackList({ themes }: PackListProps) {
  return (
    <div ref={attachPackList} data-pack-list>
      <nav className={styles.jump} aria-label="Thèmes des bouquets">
        <ul>
          {themes.map(({ key, label, packs }) => (
            <li key={key}>
              <a href={`#bouquets-${key}`}>{label}</a> <span>{packs.length}</span>
            </li>
          ))}
        </ul>
      </nav>
      {themes.map(({ key, label, packs }) => (
        <Section key={key} id={`bouquets-${key}`} title={label}>
          <div className={styles.grid}>
            {packs.map((pack) => (
              <Pack key={pack.id} {...pack} />
            ))}
          </div>
        </Section>
      ))}
    </div>
  );
}

function Pack({ id, name, description, price, channels, page }: ListedPack) {
  return (
    <article className={styles.pack} id={id} aria-labelledby={`${id}-nom`}>
      <div className={styles.head}>
        <h3 id={`${id}-nom`}>
          {page === null ? (
            name
          ) : (
            <a href={page} {...track('bouquets', id)}>
              {name}
            </a>
          )}
        </h3>
        <Price amount={price} size="s" />
      </div>
      <div className={styles.description}>
        <RichText source={description} />
      </div>
      <ul className={styles.channels} aria-label={`Chaînes du bouquet ${name}`}>
        {channels.map(({ number, name: channel }) => (
          <li key={number}>{channel}</li>
        ))}
      </ul>
    </article>
  );
}
