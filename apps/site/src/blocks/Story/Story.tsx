import type { BoxStory } from '@vitrine/domain/content/box-pages';
import { Picture } from '#ui/Picture/Picture.tsx';
import { RichText } from '#ui/RichText/RichText.tsx';
import { Section } from '#ui/Section/Section.tsx';
import styles from './Story.module.css';

export type StoryProps = { stories: readonly BoxStory[] };

/** What it changes at home, one idea and one picture at a time, on alternating sides. */
export function Story({ stories }: StoryProps) {
  return (
    <Section>
      <div className={styles.root}>
        {stories.map(({ id, title, text, image }) => (
          <article key={id} id={id} className={styles.story} aria-labelledby={`${id}-titre`}>
            <div className={styles.picture}>
              <Picture {...image} sizes="(width >= 768px) 44vw, 92vw" />
            </div>
            <div className={styles.text}>
              <h2 id={`${id}-titre`} className={styles.title}>
                {title}
              </h2>
              <div className={styles.copy}>
                <RichText source={text} />
              </div>
            </div>
          </article>
        ))}
      </div>
    </Section>
  );
}
