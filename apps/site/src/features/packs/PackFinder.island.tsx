import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import type { ContentOf } from '@vitrine/domain/content/calls';
import type { Controls } from '@vitrine/domain/content/controls';
import { formatPrice } from '@vitrine/domain/price';
import { sentenceWith } from '@vitrine/domain/sentence';
import { MAX_WANTED } from '@vitrine/domain/tv/cheapest-way';
import { readTvGuide } from '@vitrine/domain/tv/guide';
import { CHOSEN_PACKS_EVENT, type ChosenPacksDetail } from '@vitrine/domain/tv/chosen-packs-event';
import {
  cheapestAnswer,
  optionalChannels,
  WANTED_FIELDS,
} from '@vitrine/domain/tv/wanted-channels';
import { type SubmitEvent, useDeferredValue, useEffect, useMemo, useRef } from 'react';
import { framePainted } from '#document/frame-painted.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Chips } from '#ui/Chips/Chips.tsx';
import { EmptyState } from '#ui/EmptyState/EmptyState.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { Input } from '#ui/Input/Input.tsx';
import { RichText } from '#ui/RichText/RichText.tsx';
import { Section } from '#ui/Section/Section.tsx';
import { Select, type SelectOption } from '#ui/Select/Select.tsx';
import { copyLink } from '#ui/Toast/copy-link.ts';
import { ToastRegion } from '#ui/Toast/ToastRegion.island.tsx';
import { useReached } from '#ui/use-reached.ts';
import { useResource } from '#ui/use-resource.ts';
import { useAdding } from './use-adding.ts';
import { useWanted } from './use-wanted.ts';
import styles from './PackFinder.module.css';

export type PackFinderProps = Omit<ContentOf<'pages/pack-et-options'>, 'list' | 'themes'> & {
  boxes: readonly SelectOption[];
  /** Where packs and channels are fetched when someone looks for them. */
  guideHref: string;
  toasts: Controls['toasts'];
};

const CHANNELS_ID = 'chaines-en-option';

/** 'Je veux ces chaînes': the cheapest packs for them. The choice can be shared: the address holds it. */
export function PackFinder(props: PackFinderProps) {
  const { title, intro, finderTitle, texts, boxes, guideHref, toasts } = props;
  const form = useRef<HTMLFormElement>(null);
  const box = useRef<HTMLSelectElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const said = useRef<HTMLOutputElement>(null);
  const isReached = useReached(form);
  const { wanted, ...choice } = useWanted(form, boxes);
  const { data: guide, failed } = useResource(
    isReached || wanted.numbers.length > 0 ? guideHref : null,
    readTvGuide,
  );
  const channels = useMemo(() => (guide ? optionalChannels(guide) : []), [guide]);
  const { message, add } = useAdding(guide, choice, texts.adding, (typed) => {
    if (field.current?.value === '') field.current.value = typed;
  });
  const options = useMemo(
    () => channels.map(({ number, name }) => <option key={number}>{name}</option>),
    [channels],
  );
  // What was said to a name is seen at once; what it costs follows.
  const asked = useDeferredValue(wanted);
  const chosen = useMemo(
    () =>
      asked.numbers.flatMap(
        (number) => channels.find((channel) => channel.number === number) ?? [],
      ),
    [asked, channels],
  );
  const answer = useMemo(() => {
    if (!guide || chosen.length === 0) return null;
    const box = boxes.find(({ value }) => value === asked.box);
    return cheapestAnswer(
      chosen,
      guide,
      box ? { key: box.value, label: box.label } : null,
      texts.answer,
    );
  }, [chosen, guide, boxes, asked.box, texts.answer]);

  // The back button and a shared address choose a box too.
  useEffect(() => {
    if (box.current) box.current.value = wanted.box;
  }, [wanted.box]);
  // On a phone it would be said under the edge of the screen.
  useEffect(() => {
    if (message === '') return;
    void framePainted().then(() => said.current?.scrollIntoView({ block: 'nearest' }));
  }, [message]);
  const packs = answer?.packs.map(({ key }) => key).join() ?? '';
  useEffect(() => {
    const detail: ChosenPacksDetail = { keys: packs === '' ? [] : packs.split(',') };
    document.dispatchEvent(new CustomEvent(CHOSEN_PACKS_EVENT, { detail }));
  }, [packs]);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!field.current) return;
    const isKept = add(field.current.value.trim());
    if (isKept) field.current.value = '';
    field.current.focus();
  };

  const keepOnly = (kept: readonly string[]) => {
    for (const { number } of chosen) if (!kept.includes(String(number))) choice.remove(number);
    field.current?.focus();
  };

  return (
    <Section title={title} intro={<RichText source={intro} />} headingLevel={1}>
      <div className={styles.card} data-theme="dark" data-screen>
        <h2 className={styles.title}>{finderTitle}</h2>
        {/* The address says what was chosen here; the browser would say it for the whole visit. */}
        <form ref={form} className={styles.form} autoComplete="off" onSubmit={submit}>
          <Select
            ref={box}
            label={texts.box}
            name={WANTED_FIELDS.box}
            placeholder={texts.chooseBox}
            hint={texts.boxHint}
            options={boxes}
            onChange={({ target }) => choice.chooseBox(target.value)}
          />
          <Input
            ref={field}
            label={texts.channel}
            name="chaine"
            list={CHANNELS_ID}
            autoComplete="off"
            placeholder={texts.example}
            hint={sentenceWith(texts.hint, { count: MAX_WANTED })}
          />
          <datalist id={CHANNELS_ID} aria-label={texts.options}>
            {options}
          </datalist>
          <Button type="submit" variant="secondary">
            {texts.add}
          </Button>
        </form>
        <output ref={said} className={styles.message}>
          {failed && isReached ? texts.failed : message}
        </output>
        {chosen.length === 0 ? (
          <EmptyState title={texts.empty.title}>
            <p>{texts.empty.text}</p>
          </EmptyState>
        ) : (
          <Chips
            label={texts.wanted}
            name="choisies"
            multiple
            items={chosen.map(({ number, name }) => ({
              value: String(number),
              label: name,
              icon: <Icon of={IconX} size={16} />,
            }))}
            values={wanted.numbers.map(String)}
            onChange={keepOnly}
          />
        )}
        {answer && (
          <div className={styles.answer}>
            <p className={styles.total}>{answer.total}</p>
            <ul className={styles.packs}>
              {answer.packs.map(({ key, name, price, href }) => (
                <li key={key}>
                  <a href={href}>{name}</a> {formatPrice(price)}
                </li>
              ))}
            </ul>
            {answer.note !== null && <p className={styles.note}>{answer.note}</p>}
            <Button
              variant="ghost"
              size="s"
              data-track="bouquets > partager"
              onClick={() => copyLink(texts.share)}
            >
              {texts.share.label}
            </Button>
          </div>
        )}
        <ToastRegion texts={toasts} />
      </div>
    </Section>
  );
}
