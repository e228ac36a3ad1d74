import type { BoxPageCopy } from '@vitrine/domain/content/box-pages';
import { Card } from '#ui/Card/Card.tsx';
import { RichText } from '#ui/RichText/RichText.tsx';
import { Section } from '#ui/Section/Section.tsx';
import styles from './OptionCards.module.css';

export type OptionCardsProps = { title: string; options: BoxPageCopy['options'] };

/** What can be added later, each with its page. */
export function OptionCards({ title: heading, options }: OptionCardsProps) {
  return (
    <Section title={heading} screenOnly>
      <ul role="list" className={styles.root}>
        {options.map(({ title, text, link }) => (
          <li key={link.href} className={styles.item}>
            <Card title={title} href={link.href} cue={link.label} tracking={`options > ${title}`}>
              <RichText source={text} />
            </Card>
          </li>
        ))}
      </ul>
    </Section>
  );
}
