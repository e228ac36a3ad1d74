import { useStore } from '@nanostores/react';
import type { Controls } from '@vitrine/domain/content/controls';
import type { BoxOffer } from '@vitrine/domain/box-offer';
import { costOver } from '@vitrine/domain/cost';
import { formatDuration } from '@vitrine/domain/duration';
import type { OfferTexts } from '@vitrine/domain/content/box-pages';
import type { ComparatorTexts } from '@vitrine/domain/content/pages';
import type { EligibilityTexts } from '@vitrine/domain/content/places';
import {
  COMPARED_MAX,
  COMPARED_MIN,
  COMPARED_MONTHS,
  type ComparedMonths,
  COMPARISON_GROUPS,
  comparisonRows,
  type ComparisonTerms,
  distinctions,
  formatComparison,
  parseComparison,
  toggleBox,
  unavoidableFees,
} from '@vitrine/domain/offers/comparison';
import { sentenceWith } from '@vitrine/domain/sentence';
import { useSyncExternalStore } from 'react';
import {
  addressQuery,
  emptyQuery,
  onAddressChange,
  setAddressQuery,
} from '#document/address-query.ts';
import { inRealm } from '@vitrine/domain/subscription';
import { signUpRealm } from '#document/page-state.ts';
import { visitReminder } from '#document/place-words.ts';
import { noVisitAnswer, onVisitAnswer, visitAnswer } from '#document/visit-answer.ts';
import { Badge } from '#ui/Badge/Badge.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Checkbox } from '#ui/Checkbox/Checkbox.tsx';
import { ContentSwitcher } from '#ui/ContentSwitcher/ContentSwitcher.tsx';
import { Picture } from '#ui/Picture/Picture.tsx';
import { Price } from '#ui/Price/Price.tsx';
import { copyLink } from '#ui/Toast/copy-link.ts';
import { ToastRegion } from '#ui/Toast/ToastRegion.island.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import styles from './Comparator.module.css';

export type ComparatorProps = {
  texts: ComparatorTexts & Pick<OfferTexts, 'subscribe' | 'soldOut'>;
  boxes: readonly {
    offer: BoxOffer;
    href: string;
    subscribeHref: string | null;
    /** Its standardised information sheet. */
    sheetHref: string;
  }[];
  terms: ComparisonTerms;
  toasts: Controls['toasts'];
  /** What is said of the visitor's address, once the visit knows it. */
  reminder: EligibilityTexts['reminder'];
};

/**
 * Two to four boxes side by side. Every column is in the HTML and those not chosen are hidden, so
 * that without JavaScript the table compares all of them.
 */
export function Comparator({ texts, boxes, terms, toasts, reminder }: ComparatorProps) {
  const query = useSyncExternalStore(onAddressChange, addressQuery, emptyQuery);
  const kept = useSyncExternalStore(onVisitAnswer, visitAnswer, noVisitAnswer);

  const realm = useStore(signUpRealm, { ssr: 'initial' });
  const keys = boxes.map(({ offer }) => offer.key);
  const comparison = parseComparison(new URLSearchParams(query), keys);
  const isChosen = (key: string) => comparison.boxes.includes(key);
  const change = (next: typeof comparison) => setAddressQuery(formatComparison(next));

  const chosen = boxes.map(({ offer }) => offer).filter(({ key }) => isChosen(key));
  const firsts = distinctions(chosen, texts.firsts);
  const chosenRows = comparisonRows(chosen, terms, texts.rows);
  const same = new Set(chosenRows.filter(({ differs }) => !differs).map(({ id }) => id));
  const rows = comparisonRows(
    boxes.map(({ offer }) => offer),
    terms,
    texts.rows,
  );

  return (
    <div className={styles.root} data-compared={comparison.boxes.length}>
      {/* The frame is around the fieldset: engines draw its own legend at its edge. */}
      <div className={styles.choice}>
        <fieldset className={styles.group}>
          <legend className={styles.legend}>
            {sentenceWith(texts.choice, { min: String(COMPARED_MIN), max: String(COMPARED_MAX) })}
          </legend>
          <div className={styles.boxes}>
            {boxes.map(({ offer }) => (
              <div key={offer.key} className={styles.tile}>
                <Picture {...offer.image} alt="" sizes="96px" />
                <Checkbox
                  label={offer.name}
                  checked={isChosen(offer.key)}
                  disabled={!isChosen(offer.key) && comparison.boxes.length >= COMPARED_MAX}
                  onChange={() => change(toggleBox(comparison, offer.key))}
                  data-track={`comparateur > ${offer.key}`}
                />
              </div>
            ))}
          </div>
        </fieldset>
        <Checkbox
          label={texts.differencesOnly}
          checked={comparison.differencesOnly}
          onChange={() => change({ ...comparison, differencesOnly: !comparison.differencesOnly })}
          data-track="comparateur > differences"
        />
      </div>
      <div className={styles.over}>
        <ContentSwitcher
          label={texts.priceShown}
          name="mois"
          value={String(comparison.months)}
          options={COMPARED_MONTHS.map((months) => ({
            value: String(months),
            label:
              months === 1
                ? texts.perMonth
                : sentenceWith(texts.over, { months: formatDuration(months) }),
          }))}
          onChange={(months) =>
            change({
              ...comparison,
              months: COMPARED_MONTHS.find((known) => String(known) === months) ?? 1,
            })
          }
        />
      </div>
      <output className={styles.status}>
        {comparison.boxes.length < COMPARED_MIN
          ? texts.second
          : sentenceWith(comparison.differencesOnly ? texts.comparedDifferences : texts.compared, {
              count: String(comparison.boxes.length),
              lines: String(rows.length - (comparison.differencesOnly ? same.size : 0)),
            })}
      </output>
      <section className={styles.region} aria-label={texts.table}>
        <table className={styles.table}>
          <caption className="visually-hidden">{texts.table}</caption>
          <thead>
            <tr>
              <th scope="col">{texts.feature}</th>
              {boxes.map(({ offer, href, subscribeHref, sheetHref }) => (
                <th key={offer.key} scope="col" hidden={!isChosen(offer.key)}>
                  <div className={styles.head}>
                    <a className={styles.name} href={href}>
                      {offer.name}
                    </a>
                    <span className={styles.object}>
                      <Picture {...offer.image} alt="" sizes="120px" />
                    </span>
                    {firsts.has(offer.key) && (
                      <Badge label={firsts.get(offer.key) ?? ''} color="black" size="s" />
                    )}
                    <HeadPrice
                      offer={offer}
                      months={comparison.months}
                      oneOffFees={unavoidableFees(terms.fees)}
                      total={texts.total}
                    />
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
          {COMPARISON_GROUPS.map((group) => {
            const lines = rows.filter((row) => row.group === group);
            const isHidden = (id: string) => comparison.differencesOnly && same.has(id);
            return (
              <tbody key={group} hidden={lines.every(({ id }) => isHidden(id))}>
                <tr className={styles.group}>
                  <th scope="rowgroup">{texts.rows.groups[group]}</th>
                </tr>
                {lines.map((row) => (
                  <tr key={row.id} hidden={isHidden(row.id)}>
                    <th scope="row">{row.label}</th>
                    {boxes.map(({ offer }, index) => (
                      <td key={offer.key} hidden={!isChosen(offer.key)} data-box={offer.name}>
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
                            <meter
                              className={styles.share}
                              value={row.shares[index]}
                              aria-hidden="true"
                            />
                          )}
                        </div>
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            );
          })}
        </table>
      </section>
      <Keep texts={texts} />
      <ToastRegion texts={toasts} />
    </div>
  );
}

type HeadPriceProps = {
  offer: BoxOffer;
  months: ComparedMonths;
  oneOffFees: number;
  total: string;
};

/** The price of a column, whose spoken form is in its lines already. */
function HeadPrice({ offer, months, oneOffFees, total }: HeadPriceProps) {
  return (
    <div className={styles.price} aria-hidden="true">
      {months === 1 ? (
        <Price amount={offer.price} size="s" />
      ) : (
        <>
          <Price amount={costOver(offer, months, oneOffFees)} size="s" suffix="" />
          <span className={styles.months}>
            {sentenceWith(total, { months: formatDuration(months) })}
          </span>
        </>
      )}
    </div>
  );
}

/** The comparison on paper, or for someone else: its address says it all. */
function Keep({ texts }: Pick<ComparatorProps, 'texts'>) {
  const share = () => copyLink({ copied: texts.copied, refused: texts.notCopied });
  return (
    <div className={styles.keep}>
      <Button variant="secondary" onClick={() => print()} data-track="comparateur > imprimer">
        {texts.print}
      </Button>
      <Button variant="secondary" onClick={share} data-track="comparateur > partager">
        {texts.copy}
      </Button>
    </div>
  );
}
