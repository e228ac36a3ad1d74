import { useStore } from '@nanostores/react';
import type { OfferTexts } from '@vitrine/domain/content/box-pages';
import type { ComparatorTexts } from '@vitrine/domain/content/pages';
import type { EligibilityTexts } from '@vitrine/domain/content/places';
import { costOver } from '@vitrine/domain/cost';
import { formatDuration } from '@vitrine/domain/duration';
import {
  COMPARED_MIN,
  type ComparedBox,
  type Comparison,
  COMPARISON_GROUPS,
  type ComparisonRow,
  comparisonRows,
  type ComparisonTerms,
  distinctions,
  parseComparison,
  unavoidableFees,
} from '@vitrine/domain/offers/comparison';
import { sentenceWith } from '@vitrine/domain/sentence';
import { inRealm } from '@vitrine/domain/subscription';
import { memo, startTransition, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { signUpRealm } from '#document/page-state.ts';
import { visitReminder } from '#document/place-words.ts';
import { visitAnswers } from '#document/visit-answer.ts';
import { Badge } from '#ui/Badge/Badge.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Picture } from '#ui/Picture/Picture.tsx';
import { Price } from '#ui/Price/Price.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import styles from './Comparator.module.css';

export type ComparisonTableProps = {
  texts: ComparatorTexts & Pick<OfferTexts, 'subscribe' | 'soldOut'>;
  boxes: readonly {
    /** A whole offer is refused: an island's data travel in its page. */
    offer: ComparedBox & { features?: never };
    href: string;
    subscribeHref: string | null;
    /** Its standardised information sheet. */
    sheetHref: string;
  }[];
  terms: ComparisonTerms;
  /** What is said of the visitor's address, once the visit knows it. */
  reminder: EligibilityTexts['reminder'];
  /** What is compared, as the address says it. */
  query: string;
};

/** What is compared, in words and as a table: drawn again only when its own address changes. */
export const ComparisonTable = memo(function ComparisonTable(props: ComparisonTableProps) {
  const { texts, boxes, terms, reminder, query } = props;
  const kept = useSyncExternalStore(...visitAnswers);
  const realm = useStore(signUpRealm, { ssr: 'initial' });
  const offers = useMemo(() => boxes.map(({ offer }) => offer), [boxes]);
  const rows = useMemo(() => comparisonRows(offers, terms, texts.rows), [offers, terms, texts]);
  const view = useMemo((): View => {
    const comparison = parseComparison(
      new URLSearchParams(query),
      offers.map(({ key }) => key),
    );
    const chosen = offers.filter(({ key }) => comparison.boxes.includes(key));
    const same = comparisonRows(chosen, terms, texts.rows).filter(({ differs }) => !differs);
    return { comparison, chosen, same: new Set(same.map(({ id }) => id)) };
  }, [offers, terms, texts, query]);
  const { comparison, chosen, same } = view;
  const { months } = comparison;
  const oneOffFees = unavoidableFees(terms.fees);
  const firsts = distinctions(chosen, texts.firsts, months);

  return (
    <>
      <output className={styles.status}>
        {comparison.boxes.length < COMPARED_MIN
          ? texts.second
          : sentenceWith(comparison.differencesOnly ? texts.comparedDifferences : texts.compared, {
              count: comparison.boxes.length,
              lines: rows.length - (comparison.differencesOnly ? same.size : 0),
            })}
      </output>
      <section className={styles.region} aria-label={texts.table}>
        <table className={styles.table}>
          <caption className="visually-hidden">{texts.table}</caption>
          <thead data-compared={chosen.length}>
            <tr>
              <th scope="col">{texts.feature}</th>
              {boxes.map(({ offer, href, subscribeHref, sheetHref }) => (
                <th key={offer.key} scope="col" hidden={!chosen.includes(offer)}>
                  <div className={styles.head}>
                    <a className={styles.name} href={href}>
                      {offer.name}
                    </a>
                    <span className={styles.object}>
                      <Picture {...offer.image} alt="" sizes="(width >= 768px) 80px, 48px" />
                    </span>
                    {firsts.has(offer.key) && (
                      <span className={styles.first}>
                        <Badge label={firsts.get(offer.key) ?? ''} color="black" size="s" />
                      </span>
                    )}
                    {/* Its spoken form is in the lines already. */}
                    <div className={styles.price} aria-hidden="true">
                      {months === 1 ? (
                        <Price offer={offer} size="s" />
                      ) : (
                        <>
                          <Price amount={costOver(offer, months, oneOffFees)} size="s" suffix="" />
                          <span className={styles.months}>
                            {sentenceWith(oneOffFees === 0 ? texts.total : texts.totalWithFees, {
                              months: formatDuration(months),
                            })}
                          </span>
                        </>
                      )}
                    </div>
                    {kept && (
                      <p className={styles.place}>{visitReminder(kept, offer.network, reminder)}</p>
                    )}
                    <Button
                      size="s"
                      href={subscribeHref === null ? '' : inRealm(subscribeHref, realm)}
                      disabled={subscribeHref === null}
                      data-track={`comparateur > souscrire-${offer.key}`}
                    >
                      {subscribeHref === null ? texts.soldOut : texts.subscribe}
                      <VisuallyHidden>{`\u00a0: ${offer.name}`}</VisuallyHidden>
                    </Button>
                    <a
                      className={styles.sheet}
                      href={sheetHref}
                      data-track={`comparateur > fiche-${offer.key}`}
                    >
                      {texts.sheet}
                      <VisuallyHidden>{`\u00a0: ${offer.name}`}</VisuallyHidden>
                    </a>
                  </div>
                </th>
              ))}
            </tr>
          </thead>
          <Groups
            groups={COMPARISON_GROUPS}
            titles={texts.rows.groups}
            offers={offers}
            rows={rows}
            view={view}
          />
        </table>
      </section>
    </>
  );
});

/** What is compared now, and which of its lines are the same for all. */
type View = {
  comparison: Comparison;
  chosen: readonly ComparedBox[];
  same: ReadonlySet<string>;
};

type GroupsProps = {
  groups: readonly (typeof COMPARISON_GROUPS)[number][];
  titles: ComparatorTexts['rows']['groups'];
  offers: readonly ComparedBox[];
  rows: readonly ComparisonRow[];
  view: View;
};

/**
 * One group after the other: the cells of six boxes are too many for one frame of a phone. A deferred
 * value would not do: in a render that is deferred already, React gives the newest at once.
 */
function Groups({ groups: [group, ...others], view, ...props }: GroupsProps) {
  const [next, setNext] = useState(view);
  useEffect(() => startTransition(() => setNext(view)), [view]);
  return (
    group && (
      <>
        <Group group={group} view={view} {...props} />
        <Groups groups={others} view={next} {...props} />
      </>
    )
  );
}

type GroupProps = Omit<GroupsProps, 'groups'> & { group: GroupsProps['groups'][number] };

const Group = memo(function Group({ group, titles, offers, rows, view }: GroupProps) {
  const { comparison, chosen, same } = view;
  const lines = rows.filter((row) => row.group === group);
  const isHidden = (id: string) => comparison.differencesOnly && same.has(id);
  return (
    <tbody hidden={lines.every(({ id }) => isHidden(id))} data-compared={chosen.length}>
      <tr className={styles.group}>
        <th scope="rowgroup">{titles[group]}</th>
      </tr>
      {lines.map((row) => (
        <tr key={row.id} hidden={isHidden(row.id)}>
          <th scope="row">{row.label}</th>
          {offers.map((offer, index) => (
            <td key={offer.key} hidden={!chosen.includes(offer)} data-box={offer.name}>
              <div>
                {row.spoken ? (
                  <>
                    <span aria-hidden="true">{row.values[index]}</span>
                    <VisuallyHidden>{row.spoken[index]}</VisuallyHidden>
                  </>
                ) : (
                  row.values[index]
                )}
                {row.shares && (
                  <meter className={styles.share} value={row.shares[index]} aria-hidden="true" />
                )}
              </div>
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
});
