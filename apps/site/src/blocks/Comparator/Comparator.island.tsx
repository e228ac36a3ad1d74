import type { BoxOffer } from '@vitrine/domain/box-offer';
import {
  COMPARED_MAX,
  COMPARED_MIN,
  comparisonRows,
  type ComparisonTerms,
  formatComparison,
  parseComparison,
  toggleBox,
} from '@vitrine/domain/offers/comparison';
import { useSyncExternalStore } from 'react';
import {
  addressQuery,
  emptyQuery,
  onAddressChange,
  setAddressQuery,
} from '#browser/address-query.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Checkbox } from '#ui/Checkbox/Checkbox.tsx';
import { SOLD_OUT_LABEL } from '#ui/StickyBar/StickyBar.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import styles from './Comparator.module.css';

export type ComparatorProps = {
  boxes: readonly {
    offer: BoxOffer;
    href: string;
    subscribeHref: string | null;
    sheetHref: string;
  }[];
  terms: ComparisonTerms;
};

/**
 * Two to four boxes side by side. Every column is in the HTML and those not chosen are hidden, so
 * that without JavaScript the table compares all of them.
 */
export function Comparator({ boxes, terms }: ComparatorProps) {
  const query = useSyncExternalStore(onAddressChange, addressQuery, emptyQuery);

  const keys = boxes.map(({ offer }) => offer.key);
  const comparison = parseComparison(new URLSearchParams(query), keys);
  const isChosen = (key: string) => comparison.boxes.includes(key);
  const change = (next: typeof comparison) => setAddressQuery(formatComparison(next));

  const chosenRows = comparisonRows(
    boxes.map(({ offer }) => offer).filter(({ key }) => isChosen(key)),
    terms,
  );
  const same = new Set(chosenRows.filter(({ differs }) => !differs).map(({ id }) => id));
  const rows = comparisonRows(
    boxes.map(({ offer }) => offer),
    terms,
  );

  return (
    <div className={styles.root}>
      <fieldset className={styles.choice}>
        <legend className={styles.legend}>
          {`Choisissez de ${COMPARED_MIN} à ${COMPARED_MAX} Freebox`}
        </legend>
        <div className={styles.boxes}>
          {boxes.map(({ offer }) => (
            <Checkbox
              key={offer.key}
              label={offer.name}
              checked={isChosen(offer.key)}
              disabled={!isChosen(offer.key) && comparison.boxes.length >= COMPARED_MAX}
              onChange={() => change(toggleBox(comparison, offer.key))}
              data-track={`comparateur > ${offer.key}`}
            />
          ))}
        </div>
        <Checkbox
          label="Voir les différences seulement"
          checked={comparison.differencesOnly}
          onChange={() => change({ ...comparison, differencesOnly: !comparison.differencesOnly })}
          data-track="comparateur > differences"
        />
      </fieldset>
      <output className={styles.status}>
        {comparison.boxes.length < COMPARED_MIN
          ? 'Choisissez une deuxième Freebox à comparer.'
          : `${comparison.boxes.length} Freebox comparées, ${
              comparison.differencesOnly
                ? `${rows.length - same.size} différences`
                : `${rows.length} caractéristiques`
            }.`}
      </output>
      {/* A region that scrolls must take the focus, or the keyboard cannot read what is out of sight. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className={styles.region} aria-label="Comparaison des Freebox" tabIndex={0}>
        <table className={styles.table}>
          <caption className="visually-hidden">Comparaison des Freebox</caption>
          <thead>
            <tr>
              <th scope="col">Caractéristique</th>
              {boxes.map(({ offer, href, subscribeHref }) => (
                <th key={offer.key} scope="col" hidden={!isChosen(offer.key)}>
                  <a className={styles.name} href={href}>
                    {offer.name}
                  </a>
                  <span className={styles.subscribe}>
                    <Button
                      size="s"
                      href={subscribeHref ?? ''}
                      disabled={subscribeHref === null}
                      data-track={`comparateur > souscrire-${offer.key}`}
                    >
                      {subscribeHref === null ? SOLD_OUT_LABEL : 'Je m’abonne'}
                      <VisuallyHidden>{` à ${offer.name}`}</VisuallyHidden>
                    </Button>
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.id} hidden={comparison.differencesOnly && same.has(row.id)}>
                <th scope="row">{row.label}</th>
                {boxes.map(({ offer }, index) => (
                  <td key={offer.key} hidden={!isChosen(offer.key)}>
                    {row.spoken ? (
                      <>
                        <span aria-hidden="true">{row.values[index]}</span>
                        <VisuallyHidden>{row.spoken[index]}</VisuallyHidden>
                      </>
                    ) : (
                      row.values[index]
                    )}
                  </td>
                ))}
              </tr>
            ))}
            <tr>
              <th scope="row">Fiche d’information standardisée</th>
              {boxes.map(({ offer, sheetHref }) => (
                <td key={offer.key} hidden={!isChosen(offer.key)}>
                  <a href={sheetHref} data-track={`comparateur > fiche-${offer.key}`}>
                    {`Fiche ${offer.name}`}
                  </a>
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </section>
    </div>
  );
}
