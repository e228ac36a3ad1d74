import type { ContentOf } from '@vitrine/domain/content/calls';
import type { ReplayListTexts } from '@vitrine/domain/content/service-pages';
import type { Replay } from '@vitrine/domain/content/tv';
import { listed } from '@vitrine/domain/french';
import { sentenceWith } from '@vitrine/domain/sentence';
import { Folded } from '#ui/Fold/Fold.tsx';
import { RichText } from '#ui/RichText/RichText.tsx';
import { Section } from '#ui/Section/Section.tsx';
import styles from './ReplayList.module.css';

export type ReplayListProps = ContentOf<'pages/replays'> & {
  categories: readonly { key: string; label: string; replays: readonly Replay[] }[];
};

/** How many channels are named before 'et N autres'. */
const NAMED = 6;

/** Every replay service: how long it keeps a programme, of which channels, at what cost. */
export function ReplayList({ title, intro, list, categories }: ReplayListProps) {
  return (
    <>
      <Section title={title} intro={<RichText source={intro} />} headingLevel={1}>
        <nav aria-label={list.themes}>
          <ul className={styles.jump}>
            {categories.map(({ key, label, replays }) => (
              <li key={key}>
                <a href={`#replays-${key}`}>{label}</a> <span>{replays.length}</span>
              </li>
            ))}
          </ul>
        </nav>
      </Section>
      {categories.map(({ key, label, replays }) => (
        <Section key={key} id={`replays-${key}`} title={label}>
          <Folded items={replays} label={list.folded}>
            {(shown) => <Replays replays={shown} texts={list} />}
          </Folded>
        </Section>
      ))}
    </>
  );
}

function Replays({ replays, texts }: { replays: readonly Replay[]; texts: ReplayListTexts }) {
  return (
    <ul className={styles.grid}>
      {replays.map(({ key, name, nameLanguage, days, included, channels }) => (
        <li key={key} className={styles.replay}>
          <h3 lang={nameLanguage}>{name}</h3>
          <p className={styles.days}>
            <b>{days}</b> {texts.days}
          </p>
          <p className={styles.detail}>{included ? texts.included : texts.withPack}</p>
          {channels.length > 1 && (
            <p className={styles.detail}>{channelText(channels, texts.others)}</p>
          )}
        </li>
      ))}
    </ul>
  );
}

function channelText(channels: readonly string[], sentence: string): string {
  const others = channels.length - NAMED;
  if (others <= 1) return listed(channels);
  const more = sentenceWith(sentence, { count: others });
  return listed([...channels.slice(0, NAMED), more]);
}
