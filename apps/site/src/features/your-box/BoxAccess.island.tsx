import { useStore } from '@nanostores/react';
import type { PartnerTexts } from '@vitrine/domain/content/partners';
import { sentenceWith } from '@vitrine/domain/sentence';
import { useEffect, useRef } from 'react';
import { useEarlyValues } from '#directives/use-early-values.ts';
import { keepVisitorBox, visitorBox } from '#document/page-state.ts';
import { Badge } from '#ui/Badge/Badge.tsx';
import { Select } from '#ui/Select/Select.tsx';
import styles from './BoxAccess.module.css';

export type BoxAccessProps = {
  texts: PartnerTexts['boxes'];
  boxes: readonly {
    key: string;
    name: string;
    href: string;
    /** `channels`: those of the service are included; what it adds on demand is not. */
    access: 'included' | 'channels' | 'option';
    price: string | null;
  }[];
};

/** The field's name: what was chosen before this woke is read under it. */
const FIELD = 'box';

/** What each box asks for a service; the one that the visitor said to have comes first. */
export function BoxAccess({ texts, boxes }: BoxAccessProps) {
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLSelectElement>(null);
  const kept = useStore(visitorBox, { ssr: 'initial' });
  const own = boxes.find(({ key }) => key === kept);
  const ordered = own ? [own, ...boxes.filter((box) => box !== own)] : boxes;

  useEarlyValues(form, (values) => {
    const early = values.get(FIELD);
    if (typeof early === 'string' && early !== '') keepVisitorBox(early);
  });
  // Said on another page of the visit.
  const value = own?.key ?? '';
  useEffect(() => {
    if (field.current) field.current.value = value;
  }, [field, value]);

  const asked = ({ access, price }: BoxAccessProps['boxes'][number]) => {
    if (access === 'included') return texts.included;
    if (price === null) return access === 'channels' ? texts.channels : texts.available;
    return sentenceWith(access === 'channels' ? texts.channelsAndOption : texts.option, { price });
  };

  return (
    <div className={styles.root}>
      {/* The browser would put back what was chosen here before another page was told otherwise. */}
      <form ref={form} className={styles.form} autoComplete="off" data-screen>
        <Select
          ref={field}
          label={texts.yours}
          name={FIELD}
          placeholder={texts.choose}
          options={boxes.map(({ key, name }) => ({ value: key, label: name }))}
          onChange={({ target }) => keepVisitorBox(target.value === '' ? null : target.value)}
        />
      </form>
      <output className="visually-hidden">{own && `${own.name}\u00a0: ${asked(own)}`}</output>
      <ul className={styles.boxes}>
        {ordered.map((box) => (
          <li key={box.key}>
            <a href={box.href} data-track={`box-compatibles > ${box.name}`}>
              {box.name}
            </a>
            {box === own && <Badge label={texts.yours} color="black" size="s" />}
            <span className={box.access === 'included' ? styles.included : styles.asked}>
              {asked(box)}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
