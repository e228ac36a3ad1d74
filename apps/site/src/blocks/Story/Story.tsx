import type { BoxStory } from '@vitrine/domain/content/box-pages';
import { classNames } from '#ui/class-names.ts';
import { Picture } from '#ui/Picture/Picture.tsx';
import { RichText } from '#ui/RichText/RichText.tsx';
import { Section } from '#ui/Section/Section.tsx';
import styles from './Story.module.css';

export type StoryProps = {
  /** What they tell, for those who reach the region by keyboard. */
  label: string;
  stories: readonly BoxStory[];
};

/** What it changes at home, one idea and one picture at a time, on alternating sides; side by side on a phone. */
export function Story({ label, stories }: StoryProps) {
  return (
    <Section screenOnly>
      {/* A region that scrolls must take the focus, or the keyboard cannot read what is out of sight. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className={styles.root} aria-label={label} tabIndex={0}>
        {stories.map(({ id, title, text, image: { focus, ...image } }) => (
          <article key={id} id={id} className={styles.story} aria-labelledby={`${id}-titre`}>
            <div className={classNames(styles.picture, focus === 'right' && styles.right)}>
              <Picture {...image} sizes="(width >= 1280px) 64vw, (width >= 768px) 59vw, 104vw" />
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
      </section>
    </Section>
  );
}
