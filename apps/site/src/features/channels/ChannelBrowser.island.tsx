import IconAdjustments from '@tabler/icons-react/dist/esm/icons/IconAdjustmentsHorizontal.mjs';
import IconFileDownload from '@tabler/icons-react/dist/esm/icons/IconFileDownload.mjs';
import type { ContentOf } from '@vitrine/domain/content/calls';
import type { ChannelTexts } from '@vitrine/domain/content/service-pages';
import { sentenceWith } from '@vitrine/domain/sentence';
import {
  FILTER_FIELDS,
  isUnfiltered,
  sameFilters,
  NO_FILTERS,
} from '@vitrine/domain/tv/channel-filters';
import { MAX_QUERY_LENGTH } from '@vitrine/domain/tv/channel-search';
import { type ReactNode, useDeferredValue, useEffect, useMemo, useRef } from 'react';
import { framePainted } from '#document/frame-painted.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Chips } from '#ui/Chips/Chips.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { Input } from '#ui/Input/Input.tsx';
import { RichText } from '#ui/RichText/RichText.tsx';
import { Section } from '#ui/Section/Section.tsx';
import { Select, type SelectOption } from '#ui/Select/Select.tsx';
import { useReached } from '#ui/use-reached.ts';
import { useResource } from '#ui/use-resource.ts';
import { FoundChannels } from './FoundChannels.tsx';
import { findIn, readSearchableGuide } from './searchable-guide.ts';
import { useFilters } from './use-filters.ts';
import styles from './channels.module.css';

export type ChannelBrowserProps = Pick<
  ContentOf<'pages/liste-chaines'>,
  'title' | 'intro' | 'texts'
> & {
  categories: readonly { key: string; label: string }[];
  boxes: readonly SelectOption[];
  packs: readonly SelectOption[];
  /** How many channels the whole list has. */
  total: number;
  pdfHref: string;
  /** Where the channels are fetched when someone searches them. */
  guideHref: string;
  /** The whole list, as the page carries it. */
  children?: ReactNode;
};

/**
 * Searches and filters the channels. The whole list is HTML and stays so; what is found comes instead of
 * it, from the same data.
 */
export function ChannelBrowser({
  title,
  intro,
  texts,
  categories,
  boxes,
  packs,
  total,
  pdfHref,
  guideHref,
  children,
}: ChannelBrowserProps) {
  const form = useRef<HTMLFormElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const themes = useRef<HTMLUListElement>(null);
  const known = useMemo(
    () => ({
      categories: new Set(categories.map(({ key }) => key)),
      packs: new Set(packs.map(({ value }) => value)),
      boxes: new Set(boxes.map(({ value }) => value)),
    }),
    [categories, packs, boxes],
  );
  const { filters, given, onChange, clear } = useFilters(form, known);
  useEffect(() => {
    if (given.takesFocus) search.current?.focus();
  }, [given]);
  useEffect(() => {
    const follow = async () => {
      // Browsers mark where one stops after they have said that one stops.
      await framePainted();
      if (themes.current) showMarked(themes.current);
    };
    document.addEventListener('scrollend', follow);
    return () => document.removeEventListener('scrollend', follow);
  }, []);
  const isReached = useReached(form);
  // A letter is drawn at once, what it finds right after.
  const asked = useDeferredValue(filters);
  const { data: guide, failed } = useResource(
    isReached || !isUnfiltered(filters) ? guideHref : null,
    readSearchableGuide,
  );
  const found = useMemo(
    () => (guide === null || isUnfiltered(asked) ? null : findIn(guide, asked)),
    [guide, asked],
  );

  return (
    <Section title={title} intro={<RichText source={intro} />} headingLevel={1}>
      <div className={styles.root}>
        <search className={styles.search}>
          <form
            ref={form}
            key={given.times}
            className={styles.form}
            method="get"
            onInput={({ target }) => onChange({ isTyping: target === search.current })}
            onSubmit={(event) => {
              event.preventDefault();
              onChange({ isTyping: false });
            }}
          >
            <Input
              ref={search}
              label={texts.search}
              type="search"
              name={FILTER_FIELDS.query}
              defaultValue={given.filters.query}
              maxLength={MAX_QUERY_LENGTH}
              placeholder={texts.placeholder}
              autoComplete="off"
              enterKeyHint="search"
            />
            {/* On a phone the filters are folded: not the ones that act. */}
            <details className={styles.filters} open={!sameFilters(given.filters, NO_FILTERS)}>
              <summary>
                <Icon of={IconAdjustments} size={20} />
                {texts.filters}
              </summary>
              <div className={styles.fields}>
                <Select
                  label={texts.category}
                  name={FILTER_FIELDS.category}
                  defaultValue={given.filters.category ?? ''}
                  placeholder={texts.allCategories}
                  options={categories.map(({ key, label }) => ({ value: key, label }))}
                />
                <Select
                  label={texts.pack}
                  name={FILTER_FIELDS.pack}
                  defaultValue={given.filters.pack ?? ''}
                  placeholder={texts.allPacks}
                  options={packs}
                />
              </div>
              <div className={styles.chips}>
                <Chips
                  label={texts.box}
                  name={FILTER_FIELDS.box}
                  items={[{ value: '', label: texts.allBoxes }, ...boxes]}
                  defaultValues={[given.filters.box ?? '']}
                />
                <Chips
                  label={texts.replay}
                  multiple
                  name={FILTER_FIELDS.replay}
                  items={[{ value: 'oui', label: texts.withReplay }]}
                  defaultValues={given.filters.replay ? ['oui'] : []}
                />
              </div>
            </details>
          </form>
        </search>
        <div className={styles.toolbar}>
          <output className={styles.count}>{status()}</output>
          <Button
            href={pdfHref}
            variant="ghost"
            size="s"
            icon={<Icon of={IconFileDownload} size={20} />}
            data-track="liste-chaines > pdf"
          >
            {texts.pdf}
          </Button>
        </div>
        {found && (
          <FoundChannels
            found={found}
            filters={asked}
            categories={categories}
            texts={texts}
            onClear={clear}
          />
        )}
        <div className={styles.whole} hidden={found !== null}>
          <nav className={styles.jump} aria-label={texts.themes}>
            <ul ref={themes}>
              {categories.map(({ key, label }) => (
                <li key={key} className={styles[key]}>
                  <a href={`#theme-${key}`}>{label}</a>
                </li>
              ))}
            </ul>
          </nav>
          {children}
        </div>
      </div>
    </Section>
  );

  function status(): string {
    if (isUnfiltered(asked)) return countText(total, texts);
    if (found) return countText(found.kept.length, texts);
    return failed ? texts.failed : texts.loading;
  }
}

/** Pushes a row that is longer than a phone to the chip of the theme one reads. */
function showMarked(row: HTMLElement): void {
  // Inside `:is()`, what a browser does not know matches nothing and is no error.
  const chip = row.querySelector<HTMLElement>(':is(a:target-current)');
  if (chip) row.scrollTo({ left: chip.offsetLeft - (row.clientWidth - chip.offsetWidth) / 2 });
}

function countText(
  count: number,
  { none, one, many }: Pick<ChannelTexts, 'none' | 'one' | 'many'>,
): string {
  if (count === 0) return none;
  return count === 1 ? one : sentenceWith(many, { count });
}
