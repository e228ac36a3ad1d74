import type { ChannelTexts } from '@vitrine/domain/content/service-pages';
import { memo, type Ref } from 'react';
import styles from './channels.module.css';

export type ListedChannel = {
  number: number;
  name: string;
  quality: 'SD' | 'HD' | 'UHD';
  replay: boolean;
  /** 'Incluse avec…', or null when no box includes it. */
  inclusion: string | null;
  /** Its theme, where it stands among others. */
  category?: string;
  /** The packs that have it, the cheapest first. */
  packs: readonly { key: string; name: string; price: string; href: string }[];
};

const QUALITY_LABELS = { SD: null, HD: 'HD', UHD: '4K' } as const;

type ChannelRowProps = {
  channel: ListedChannel;
  texts: ChannelTexts['row'];
  rowRef?: Ref<HTMLLIElement> | undefined;
};

/** One channel and how to get it. Hundreds of these make a page: plain tags, styled by the list. */
export const ChannelRow = memo(function ChannelRow({ channel, texts, rowRef }: ChannelRowProps) {
  const { number, name, quality, replay, inclusion, packs, category } = channel;
  const qualityLabel = QUALITY_LABELS[quality];
  return (
    <li
      ref={rowRef}
      tabIndex={rowRef ? -1 : undefined}
      className={category === undefined ? undefined : styles[category]}
    >
      <span>{number}</span>
      <b>{name}</b>
      <i>
        {qualityLabel !== null && <span>{qualityLabel}</span>}
        {qualityLabel !== null && replay && ' '}
        {replay && <span>{texts.replay}</span>}
      </i>
      <p>
        {inclusion !== null && <em>{inclusion}</em>}
        {packs.map(({ key, name: pack, price, href }, index) => (
          <span key={key}>
            {index === 0 ? `${inclusion === null ? texts.option : texts.otherwise} ` : ', '}
            <a href={href}>{pack}</a> {price}
          </span>
        ))}
      </p>
    </li>
  );
});
