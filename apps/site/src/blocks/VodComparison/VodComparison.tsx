import type { ContentOf } from '@vitrine/domain/content/calls';
import type { Vod } from '@vitrine/domain/content/tv';
import type { ReactNode } from 'react';
import { RichText } from '#ui/RichText/RichText.tsx';
import { Section } from '#ui/Section/Section.tsx';
import { Table } from '#ui/Table/Table.tsx';
import { Wordmark } from '#ui/Wordmark/Wordmark.tsx';
import styles from './VodComparison.module.css';

export type ComparedVod = Pick<
  Vod,
  'key' | 'name' | 'nameLanguage' | 'description' | 'audience'
> & {
  /** Those of the formula whose price is shown; null when it has none. */
  quality: 'HD' | 'UHD' | null;
  screens: number | null;
  /** 'dès 7,99 €/mois', or null when each film has its own price. */
  price: string | null;
  /** 'Freebox Ultra', or null when no box includes it. */
  includedWith: string | null;
  href: string | null;
};

export type VodComparisonProps = ContentOf<'pages/svod'> & {
  subscriptions: readonly ComparedVod[];
  rentals: readonly ComparedVod[];
};

const QUALITIES = { HD: 'HD', UHD: '4K' } as const;

/** Video services side by side, then those where one pays for one film. */
export function VodComparison({
  title,
  intro,
  comparison: texts,
  subscriptions,
  rentals,
}: VodComparisonProps) {
  return (
    <>
      <Section title={title} intro={<RichText source={intro} />} headingLevel={1}>
        <Table
          caption={texts.caption}
          hideCaption
          columns={texts.columns}
          rows={subscriptions.map((vod) => ({
            header: named(vod),
            cells: [
              <b key="price">{vod.price}</b>,
              vod.includedWith ?? texts.option,
              vod.audience,
              vod.quality === null ? '' : QUALITIES[vod.quality],
              vod.screens ?? '',
            ],
          }))}
        />
      </Section>
      <Section title={texts.subscriptions} id="abonnement">
        <ul className={styles.grid}>{subscriptions.map(described)}</ul>
      </Section>
      <Section title={texts.rentals} id="a-la-carte" theme="lighterMedium">
        <ul className={styles.grid}>{rentals.map(described)}</ul>
      </Section>
    </>
  );
}

function named({ key, name, nameLanguage, href }: ComparedVod): ReactNode {
  if (href === null) return <span lang={nameLanguage}>{name}</span>;
  return (
    <a href={href} lang={nameLanguage} data-track={`svod > ${key}`}>
      {name}
    </a>
  );
}

function described({ key, name, nameLanguage, description, audience }: ComparedVod): ReactNode {
  return (
    <li key={key} className={styles.vod}>
      <h3 lang={nameLanguage}>
        <Wordmark name={name} />
      </h3>
      <p className={styles.audience}>{audience}</p>
      <RichText source={description} />
    </li>
  );
}
