import type { FaqItem } from '@vitrine/domain/content/parts';
import { Accordion } from '#ui/Accordion/Accordion.tsx';
import { RichText } from '#ui/RichText/RichText.tsx';
import styles from './FaqList.module.css';

export type FaqListProps = {
  items: readonly FaqItem[];
  /** Unique in the page: it ties the questions together. */
  name: string;
  /** Prefix of each question's `data-track`. */
  tracking: string;
};

/**
 * Questions and answers, one open at a time: the browser closes the others because they share a name,
 * opens the one that a link or find-in-page leads to, and closes the open one on a second click.
 */
export function FaqList({ items, name, tracking }: FaqListProps) {
  return (
    <div className={styles.root}>
      {items.map(({ id, question, answer }) => (
        <Accordion
          key={id}
          id={id}
          title={question}
          group={name}
          headingLevel={3}
          tracking={`${tracking} > ${id}`}
        >
          <RichText source={answer} />
        </Accordion>
      ))}
    </div>
  );
}
