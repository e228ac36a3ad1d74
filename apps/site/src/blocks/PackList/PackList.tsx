import type { PackListTexts } from '@vitrine/domain/content/service-pages';
import { sentenceWith } from '@vitrine/domain/sentence';
import { Folded } from '#ui/Fold/Fold.tsx';
import { Price } from '#ui/Price/Price.tsx';
import { RichText } from '#ui/RichText/RichText.tsx';
import { Section } from '#ui/Section/Section.tsx';
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
  texts: PackListTexts;
  themes: readonly { key: string; label: string; packs: readonly ListedPack[] }[];
};

/** Every pack with what is inside and what it costs. Those that the pack finder chooses stand out. */
export function PackList({ texts, themes }: PackListProps) {
  return (
    <div ref={attachPackList} data-pack-list>
      <nav aria-label={texts.themes} data-screen>
        <ul className={styles.jump}>
          {themes.map(({ key, label, packs }) => (
            <li key={key}>
              <a href={`#bouquets-${key}`}>{label}</a> <span>{packs.length}</span>
            </li>
          ))}
        </ul>
      </nav>
      {themes.map(({ key, label, packs }) => (
        <Section key={key} id={`bouquets-${key}`} title={label}>
          <Folded items={packs} label={texts.foldedPacks}>
            {(shown) => (
              <div className={styles.grid}>
                {shown.map((pack) => (
                  <Pack key={pack.id} texts={texts} {...pack} />
                ))}
              </div>
            )}
          </Folded>
        </Section>
      ))}
    </div>
  );
}

type PackProps = ListedPack & Pick<PackListProps, 'texts'>;

function Pack({ texts, id, name, description, price, channels, page }: PackProps) {
  return (
    <article className={styles.pack} id={id} aria-labelledby={`${id}-nom`}>
      <div className={styles.head}>
        <h3 id={`${id}-nom`}>
          {page === null ? (
            name
          ) : (
            <a href={page} data-track={`bouquets > ${id}`}>
              {name}
            </a>
          )}
        </h3>
        <Price amount={price} size="s" />
      </div>
      <div className={styles.description}>
        <RichText source={description} />
      </div>
      <Folded items={channels} label={texts.foldedChannels}>
        {(shown) => (
          <ul className={styles.channels} aria-label={sentenceWith(texts.channels, { pack: name })}>
            {shown.map(({ number, name: channel }) => (
              <li key={number}>{channel}</li>
            ))}
          </ul>
        )}
      </Folded>
    </article>
  );
}
