import {
  CHOICES,
  type Choice,
  type Count,
  type Figures,
  PERIOD_NAMES,
  type PeriodName,
  TOTALS,
  type VitalFigures,
} from '@vitrine/domain/audience/figures';
import { type Rating, ratingOf, type Vital, VITALS } from '@vitrine/domain/audience/web-vitals';
import type { DashboardPage } from '@vitrine/domain/content/dashboard';
import { sentenceWith } from '@vitrine/domain/sentence';
import { type ReactNode, useId } from 'react';
import { Button } from '#ui/Button/Button.tsx';
import { Table, type TableRow } from '#ui/Table/Table.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import { Bar, Funnel, Key, LineChart, StackedBar, type Tone } from './charts.tsx';
import { count, dateOf, percent, vitalValue } from './figures-in-french.ts';
import styles from './Dashboard.module.css';

/** A purpose or a partner that consent is asked for. */
export type Asked = { readonly key: string; readonly name: string };

export type DashboardProps = {
  texts: DashboardPage;
  figures: Figures;
  purposes: readonly Asked[];
  vendors: readonly Asked[];
};

type PartProps = { texts: DashboardPage; figures: Figures };

export type DashboardHeaderProps = { texts: DashboardPage; brand: string; period: PeriodName };

/** Whose figures these are, which period they cover, and the way out. */
export function DashboardHeader({ texts, brand, period }: DashboardHeaderProps) {
  return (
    <header className={styles.top} data-theme="dark">
      <p className={styles.brand}>
        {brand} <span>{texts.name}</span>
      </p>
      <nav aria-label={texts.periods.label}>
        <ul className={styles.periods}>
          {PERIOD_NAMES.map((name) => (
            <li key={name}>
              <a
                href={`/stats?periode=${name}`}
                aria-current={name === period ? 'page' : undefined}
              >
                {texts.periods.names[name]}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <form method="post" action="/stats/deconnexion">
        <Button type="submit" variant="ghost" size="s">
          {texts.signOut}
        </Button>
      </form>
    </header>
  );
}

/** The audience of the site, for its operator. It needs no script. */
export function Dashboard({ texts, figures, purposes, vendors }: DashboardProps) {
  const { steps, now } = figures.period;
  const span = { from: dateOf(steps[0] ?? now.from), to: dateOf(steps.at(-1) ?? now.to) };
  const part = { texts, figures };
  return (
    <div className={styles.main}>
      <h1 className={styles.title}>{texts.title}</h1>
      <p className={styles.note}>{sentenceWith(texts.spans[now.grain], span)}</p>
      <Totals {...part} />
      <Visits {...part} />
      <Steps {...part} />
      <div className={styles.pair}>
        <Ranking {...part} panel="pages" counts={figures.pages} />
        <Ranking
          {...part}
          panel="actions"
          counts={[...figures.actions, ...figures.customEvents].toSorted((a, b) => b.n - a.n)}
        />
      </div>
      <Consents {...part} purposes={purposes} vendors={vendors} />
      <Vitals {...part} />
      <Ledger {...part} />
    </div>
  );
}

function Totals({ texts, figures }: PartProps) {
  return (
    <dl className={styles.totals}>
      {TOTALS.map((total) => {
        const { now, before } = figures.totals[total];
        return (
          <div key={total}>
            <dt>{texts.totals[total]}</dt>
            <dd>
              {count(now)}
              {before > 0 && <Trend change={(now - before) / before} words={texts.trend} />}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

/** Against as long before, in words as well as by its sign. */
function Trend({ change, words }: { change: number; words: string }) {
  const isSame = Math.round(Math.abs(change) * 100) === 0;
  const sign = isSame ? '' : change > 0 ? '+' : '−';
  return (
    <span className={styles.trend}>
      {sign}
      {percent(Math.abs(change))}
      <VisuallyHidden> {words}</VisuallyHidden>
    </span>
  );
}

const TICKS = [0, 0.25, 0.5, 0.75, 1];

function Visits(part: PartProps) {
  const { series, period } = part.figures;
  const { columns, visits, showTable } = part.texts;
  const { grain } = period.now;
  const ticks = TICKS.map((share) => series[Math.round(share * (series.length - 1))]?.period ?? '');
  const isEmpty = series.every((step) => step.visits + step.pageviews === 0);
  return (
    <Panel {...part} name="visites" title={visits[grain]} isEmpty={isEmpty}>
      <LineChart
        label={visits.chart}
        series={[columns.visits, columns.pageviews]}
        points={series.map((step) => ({
          label: dateOf(step.period),
          values: [step.visits, step.pageviews],
        }))}
        ticks={[...new Set(ticks)].map((at) => dateOf(at, 'short'))}
      />
      <Folded summary={showTable}>
        <Table
          caption={visits.caption}
          hideCaption
          numbers
          columns={[columns[grain], columns.visits, columns.pageviews, columns.subscriptions]}
          rows={series.toReversed().map((step) => ({
            header: dateOf(step.period),
            cells: [count(step.visits), count(step.pageviews), count(step.subscriptions)],
          }))}
        />
      </Folded>
    </Panel>
  );
}

function Steps(part: PartProps) {
  const { texts } = part;
  const { funnel, subscriptions } = part.figures;
  const { columns } = texts;
  const whole = funnel[0]?.visitors ?? 0;
  const shares = funnel.map(({ visitors }) => visitors / Math.max(1, whole));
  return (
    <Panel {...part} name="abonnement" title={texts.funnel.title} isEmpty={whole === 0}>
      <p className={styles.note}>{texts.funnel.note}</p>
      <Funnel label={texts.funnel.chart} shares={shares} />
      <Table
        caption={texts.funnel.caption}
        hideCaption
        numbers
        columns={[columns.step, columns.visitors, columns.shareOfVisits, columns.shareOfStep]}
        rows={funnel.map(({ step, visitors }, at) => ({
          header: (
            <>
              <Key step={at} />
              {texts.funnel.steps[step]}
            </>
          ),
          cells: [
            count(visitors),
            percent(shares[at] ?? 0, 1),
            percent(visitors / Math.max(1, funnel[at - 1]?.visitors ?? visitors), 1),
          ],
        }))}
      />
      {subscriptions.length > 0 && (
        <Folded summary={texts.funnel.showLinks}>
          <Table
            caption={texts.funnel.linksCaption}
            hideCaption
            numbers
            columns={[columns.page, columns.box, columns.clicks]}
            rows={subscriptions.map(({ page, label, n }) => ({
              header: page,
              cells: [label === 'new' ? texts.funnel.anyBox : label, count(n)],
            }))}
          />
        </Folded>
      )}
    </Panel>
  );
}

const FIRST_ROWS = 10;

type RankingProps = PartProps & { panel: 'pages' | 'actions'; counts: readonly Count[] };

/** The most frequent first, with the rest folded. One alone is not worth a fold. */
function Ranking({ panel, counts, ...part }: RankingProps) {
  const { texts, figures } = part;
  const { columns, ranking } = texts;
  const { title } = texts[panel];
  const most = counts[0]?.n ?? 1;
  const shown = counts.length === FIRST_ROWS + 1 ? counts.length : FIRST_ROWS;
  const rest = counts.slice(shown);
  const isPages = panel === 'pages';
  const row = ({ page, label, n }: Count): TableRow => ({
    header: <Ranked name={isPages ? page : label} share={n / most} />,
    cells: isPages
      ? [count(n), percent(n / Math.max(1, figures.totals.pageviews.now), 1)]
      : [page, count(n)],
  });
  const table = (caption: string, rows: readonly Count[]) => (
    <Table
      caption={sentenceWith(caption, { panel: title })}
      hideCaption
      numbers
      columns={
        isPages
          ? [columns.page, columns.views, columns.share]
          : [columns.action, columns.page, columns.times]
      }
      rows={rows.map(row)}
    />
  );
  return (
    <Panel {...part} name={panel} title={title} isEmpty={counts.length === 0}>
      {table(ranking.caption, counts.slice(0, shown))}
      {rest.length > 0 && (
        <Folded summary={sentenceWith(ranking.more, { count: count(rest.length) })}>
          {table(ranking.rest, rest)}
        </Folded>
      )}
    </Panel>
  );
}

/** A name over a bar as long as its share. */
function Ranked({ name, share }: { name: string; share: number }) {
  return (
    <>
      <span className={styles.ranked}>{name}</span>
      <Bar share={share} />
    </>
  );
}

const CHOICE_TONES: Readonly<Record<Choice, Tone>> = {
  accepted: 'good',
  customised: 'fair',
  refused: 'neutral',
};

type ConsentsProps = PartProps & Pick<DashboardProps, 'purposes' | 'vendors'>;

function Consents({ purposes, vendors, ...part }: ConsentsProps) {
  const { columns, showTable } = part.texts;
  const { choices, ...words } = part.texts.consents;
  const { consents } = part.figures;
  const all = CHOICES.reduce((total, choice) => total + consents[choice], 0);
  const row = (name: string, n: number): TableRow => ({
    header: <Ranked name={name} share={n / all} />,
    cells: [count(n), percent(n / all, 1)],
  });
  const allowed = (counts: readonly Count[], key: string) =>
    counts.find(({ label }) => label === key)?.n ?? 0;
  return (
    <Panel {...part} name="consentement" title={words.title} isEmpty={all === 0}>
      <p className={styles.note}>{sentenceWith(words.note, { count: count(all) })}</p>
      <StackedBar
        parts={CHOICES.map((choice) => ({ n: consents[choice], tone: CHOICE_TONES[choice] }))}
      />
      <p className={styles.shares}>
        {CHOICES.map((choice) => (
          <span key={choice}>
            <Key tone={CHOICE_TONES[choice]} />
            {choices[choice]} {percent(consents[choice] / all, 1)}
          </span>
        ))}
      </p>
      <Folded summary={showTable}>
        <Table
          caption={words.caption}
          hideCaption
          numbers
          columns={[columns.choice, columns.times, columns.share]}
          rows={[
            ...CHOICES.map((choice) => row(choices[choice], consents[choice])),
            ...purposes.map(({ key, name }) =>
              row(sentenceWith(words.purpose, { name }), allowed(consents.purposes, key)),
            ),
            ...vendors.map(({ key, name }) =>
              row(sentenceWith(words.vendor, { name }), allowed(consents.vendors, key)),
            ),
          ]}
        />
      </Folded>
    </Panel>
  );
}

const RATINGS: readonly Rating[] = ['good', 'fair', 'poor'];

function Vitals(part: PartProps) {
  const { texts } = part;
  const { vitals } = part.figures;
  const { names, ratings, ...words } = texts.vitals;
  return (
    <Panel {...part} name="vitesse" title={words.title} isEmpty={vitals.pages.length === 0}>
      <p className={styles.note}>{words.note}</p>
      <ul className={styles.vitals}>
        {VITALS.map((vital) => {
          const figures = vitals.site[vital];
          return (
            <li key={vital}>
              <h3>{names[vital]}</h3>
              <p className={styles.big}>
                <Rated texts={texts} vital={vital} figures={figures} />
              </p>
              <StackedBar
                parts={RATINGS.map((rating) => ({ n: figures.ratings[rating], tone: rating }))}
              />
              <p className={styles.shares}>
                {RATINGS.map((rating) => (
                  <span key={rating} className={styles[rating]}>
                    {ratings[rating]}{' '}
                    {percent(figures.ratings[rating] / Math.max(1, figures.measured))}
                  </span>
                ))}
              </p>
            </li>
          );
        })}
      </ul>
      <Folded summary={words.showPages}>
        <Table
          caption={words.caption}
          hideCaption
          columns={[
            texts.columns.page,
            ...VITALS.map((vital) => names[vital]),
            texts.columns.measures,
          ]}
          rows={vitals.pages.map(({ page, vitals: figures }) => ({
            header: page,
            cells: [
              ...VITALS.map((vital) => (
                <Rated key={vital} texts={texts} vital={vital} figures={figures[vital]} />
              )),
              count(figures.LCP.measured),
            ],
          }))}
        />
      </Folded>
    </Panel>
  );
}

type RatedProps = { texts: DashboardPage; vital: Vital; figures: VitalFigures };

function Rated({ texts, vital, figures: { p75 } }: RatedProps) {
  if (p75 === null) return <span className={styles.none}>{texts.vitals.unmeasured}</span>;
  const rating = ratingOf(vital, p75);
  return (
    <span className={styles.rated}>
      {vitalValue(vital, p75)}{' '}
      <small className={styles[rating]}>{texts.vitals.ratings[rating]}</small>
    </span>
  );
}

const LEDGER_PARTS = ['received', 'stored', 'forwarded', 'queued', 'dropped'] as const;

function Ledger({ texts: { ledger: texts }, figures: { ledger } }: PartProps) {
  const id = useId();
  const reasons = Object.entries(ledger.dropped).filter(([, n]) => n > 0);
  const dropped = reasons.reduce((total, [, n]) => total + n, 0);
  const names: Readonly<Record<string, string>> = texts.reasons;
  const said = reasons.map(([reason, n]) => `${count(n)} ${names[reason] ?? reason}`).join(', ');
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <h2 className={styles.panelTitle} id={id}>
        {texts.title}
      </h2>
      <p className={styles.note}>{texts.note}</p>
      <dl className={styles.ledger}>
        {LEDGER_PARTS.map((part) => (
          <div key={part}>
            <dt>{texts[part]}</dt>
            <dd>{count(part === 'dropped' ? dropped : ledger[part])}</dd>
          </div>
        ))}
      </dl>
      {said !== '' && (
        <p className={styles.note}>{sentenceWith(texts.droppedFor, { reasons: said })}</p>
      )}
    </section>
  );
}

type PanelProps = PartProps & {
  /** Of its export, too. */
  name: string;
  title: string;
  isEmpty: boolean;
  children: ReactNode;
};

function Panel({ texts, figures: { period }, name, title, isEmpty, children }: PanelProps) {
  return (
    <section className={styles.panel} aria-labelledby={name}>
      <div className={styles.head}>
        <h2 className={styles.panelTitle} id={name}>
          {title}
        </h2>
        <Button
          variant="secondary"
          size="s"
          href={`/stats/export.csv?panneau=${name}&periode=${period.name}`}
          download
          aria-label={sentenceWith(texts.download.long, { panel: title })}
        >
          {texts.download.short}
        </Button>
      </div>
      {isEmpty ? <p className={styles.nothing}>{texts.nothing}</p> : children}
    </section>
  );
}

function Folded({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <details className={styles.folded}>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
