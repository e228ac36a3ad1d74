import type { DrawTexts } from '@vitrine/domain/content/draws';
import { DrawAnswer, type Drawn, type PublishedDraw } from '@vitrine/domain/forms/published-draw';
import { frenchInstant } from '@vitrine/domain/forms/submission';
import { sentenceWith } from '@vitrine/domain/sentence';
import { useKnown } from '#ui/use-known.ts';
import { useResource } from '#ui/use-resource.ts';
import styles from './DrawProof.module.css';

export type DrawProofProps = {
  texts: DrawTexts;
  /** As the server rendered it, for a visitor without script: null when it found nothing published. */
  initial?: PublishedDraw | null | undefined;
  href: { json: string; page: string };
  /** Nothing is published before it. */
  closesAt: string;
};

const readDraw = (json: unknown) => DrawAnswer.parse(json).draw;

/** What is published of a draw: the list's hash once frozen, then the result, and how to check both. */
export function DrawProof({ texts, initial, href, closesAt }: DrawProofProps) {
  const isClosed = useKnown(() => Date.now() >= Date.parse(closesAt), false);
  const { data } = useResource(!initial && isClosed ? href.json : null, readDraw);
  const draw = initial ?? data;
  if (!draw)
    return (
      <div className={styles.root}>
        {initial === null && (
          <p>
            <strong>{texts.notYet}</strong>
          </p>
        )}
        <p>{texts.waiting}</p>
        {initial === undefined && (
          <p>
            <a href={href.page} rel="nofollow">
              {texts.link}
            </a>
          </p>
        )}
      </div>
    );
  const { entries, frozenAt, listSha256, listHref, result } = draw;
  const count = (of: number) => ({ count: of.toLocaleString('fr-FR') });
  return (
    <div className={styles.root}>
      <p>
        {sentenceWith(texts.frozen, { ...count(entries), instant: frenchInstant(frozenAt, texts) })}{' '}
        {result && sentenceWith(texts.drawn, { instant: frenchInstant(result.drawnAt, texts) })}
      </p>
      <dl className={styles.facts}>
        <dt>{texts.hash}</dt>
        <dd>
          <code>{listSha256}</code>
        </dd>
        {result && (
          <>
            <dt>{texts.seed}</dt>
            <dd>
              <code>{result.seed}</code>
            </dd>
          </>
        )}
      </dl>
      {result && (
        <>
          <References
            title={sentenceWith(texts.winners, count(result.winners.length))}
            of={result.winners}
          />
          <References
            title={sentenceWith(texts.substitutes, count(result.substitutes.length))}
            of={result.substitutes}
          />
        </>
      )}
      <h3>{texts.checkTitle}</h3>
      {texts.check.map((step) => (
        <p key={step}>{step}</p>
      ))}
      <ul>
        <li>
          <a href={listHref} download>
            {texts.list}
          </a>
        </li>
        {result && (
          <li>
            <a href={result.recordHref} download>
              {texts.record}
            </a>
          </li>
        )}
      </ul>
    </div>
  );
}

function References({ title, of: drawn }: { title: string; of: readonly Drawn[] }) {
  if (drawn.length === 0) return null;
  return (
    <details>
      <summary>{title}</summary>
      <ol className={styles.references}>
        {drawn.map(({ reference, prize }) => (
          <li key={reference}>
            {reference}
            {prize !== undefined && <span className={styles.prize}> {prize}</span>}
          </li>
        ))}
      </ol>
    </details>
  );
}
