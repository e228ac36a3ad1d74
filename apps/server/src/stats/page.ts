import { type Brand, fillBrand } from '@vitrine/domain/brand';
import type { FunnelStep } from '@vitrine/domain/audience/funnel';
import { type Rating, ratingOf, type Vital, VITALS } from '@vitrine/domain/audience/web-vitals';
import { PURPOSES, VENDORS } from '@vitrine/domain/consent/vendors';
import { bar, count, funnelChart, lineChart, percent, stackedBar } from './charts.ts';
import type { Figures, PageVitals, Total, VitalFigures } from './figures.ts';
import { Html, html } from './html.ts';
import { PERIODS, type PeriodName } from './periods.ts';

export type Shell = { brand: Brand; css: string };

/** The document around any page of the dashboard. */
function document({ brand, css }: Shell, title: string, body: Html): string {
  return html`<!doctype html>
    <html lang="fr">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex, nofollow" />
        <title>${title} - ${brand.name}</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        ${raw(`<style>${css}</style>`)}
      </head>
      <body>
        ${body}
      </body>
    </html>`.markup;
}

export function loginPage(shell: Shell, refusal: string | null): string {
  const error = refusal !== null && html`<p class="error" id="refus" role="alert">${refusal}</p>`;
  return document(
    shell,
    'Connexion au tableau de bord',
    html`<main class="login">
      <p class="brand">${shell.brand.name}</p>
      <h1>Tableau de bord</h1>
      <p>L’audience du site, réservée à l’opérateur.</p>
      <form method="post" action="/stats">
        <label for="jeton">Jeton d’accès</label>
        <input
          id="jeton"
          name="token"
          type="password"
          autocomplete="current-password"
          required
          ${refusal === null ? '' : raw('aria-invalid="true" aria-describedby="refus"')}
        />
        ${error}
        <button type="submit">Ouvrir le tableau de bord</button>
      </form>
    </main>`,
  );
}

export function dashboardPage(shell: Shell, figures: Figures): string {
  return document(
    shell,
    'Tableau de bord',
    html`<header class="top">
        <p class="brand">${shell.brand.name} <span>Tableau de bord</span></p>
        ${periodLinks(figures.period.name)}
        <form method="post" action="/stats/deconnexion">
          <button class="quiet" type="submit">Se déconnecter</button>
        </form>
      </header>
      <main>
        <h1>Audience du site</h1>
        <p class="lead">${sentence(figures)}</p>
        ${keyFigures(figures)} ${visits(figures)} ${funnel(figures)}
        <div class="pair">${pages(figures)}${actions(figures)}</div>
        ${consents(figures, shell.brand)} ${vitals(figures)} ${ledger(figures)}
      </main>`,
  );
}

function periodLinks(current: PeriodName): Html {
  return html`<nav aria-label="Période">
    <ul role="list">
      ${Object.entries(PERIODS).map(
        ([name, { label }]) =>
          html`<li>
            <a href="/stats?periode=${name}" ${name === current ? raw('aria-current="page"') : ''}
              >${label}</a
            >
          </li>`,
      )}
    </ul>
  </nav>`;
}

function sentence({ period }: Figures): string {
  const [first = '', last = ''] = [period.steps[0], period.steps.at(-1)];
  return period.now.grain === 'day'
    ? `Du ${longDate(first)} au ${longDate(last)}, aujourd’hui compris. Sans cookie ni adresse IP.`
    : `De ${longDate(first)} à ${longDate(last)}, ce mois-ci compris. Sans cookie ni adresse IP.`;
}

const totalLabels: Readonly<Record<Total, string>> = {
  visits: 'Visites',
  visitors: 'Visiteurs par jour, cumulés',
  pageviews: 'Pages vues',
  actions: 'Actions',
  subscriptions: 'Départs vers l’abonnement',
};

function keyFigures({ totals }: Figures): Html {
  return html`<dl class="keys">
    ${Object.entries(totalLabels).map(([total, label]) => {
      const { now, before } = totals[total as Total];
      return html`<div>
        <dt>${label}</dt>
        <dd>${count(now)}${trend(now, before)}</dd>
      </div>`;
    })}
  </dl>`;
}

/** Against as long before, in words as well as by its sign. */
function trend(now: number, before: number): Html | null {
  if (before === 0) return null;
  const change = (now - before) / before;
  const isSame = Math.round(Math.abs(change) * 100) === 0;
  const sign = isSame ? '' : change > 0 ? '+' : '−';
  return html`<span class="trend"
    >${sign}${percent(Math.abs(change))}<span class="unseen">
      par rapport à la période précédente</span
    ></span
  >`;
}

function visits({ series, period }: Figures): Html {
  const isEmpty = series.every(({ visits: n, pageviews }) => n + pageviews === 0);
  const label = (at: string) => longDate(at);
  const ticks = [0, 0.25, 0.5, 0.75, 1]
    .map((share) => series[Math.round(share * (series.length - 1))]?.period ?? '')
    .map(shortDate);
  const rows = series.toReversed();
  return panel(
    'visites',
    period.now.grain === 'day' ? 'Visites par jour' : 'Visites par mois',
    period.name,
    isEmpty
      ? nothingYet
      : html`${lineChart(
            {
              title: 'Visites et pages vues. Le tableau qui suit donne les mêmes chiffres.',
              series: [
                { name: 'Visites', className: 'first' },
                { name: 'Pages vues', className: 'second' },
              ],
              ticks,
            },
            series.map(({ period: at, visits: n, pageviews }) => ({
              label: label(at),
              values: [n, pageviews],
            })),
          )}
          <details>
            <summary>Voir le tableau</summary>
            <table>
              <caption class="unseen">
                Visites, pages vues et départs vers l’abonnement
              </caption>
              <thead>
                <tr>
                  <th scope="col">${period.now.grain === 'day' ? 'Jour' : 'Mois'}</th>
                  <th scope="col" class="n">Visites</th>
                  <th scope="col" class="n">Pages vues</th>
                  <th scope="col" class="n">Abonnement</th>
                </tr>
              </thead>
              <tbody>
                ${rows.map(
                  (row) =>
                    html`<tr>
                      <th scope="row">${longDate(row.period)}</th>
                      <td class="n">${count(row.visits)}</td>
                      <td class="n">${count(row.pageviews)}</td>
                      <td class="n">${count(row.subscriptions)}</td>
                    </tr>`,
                )}
              </tbody>
            </table>
          </details>`,
  );
}

const stepLabels: Readonly<Record<FunnelStep, string>> = {
  visit: 'Visite',
  offer: 'Page d’offre vue',
  intent: 'Offre étudiée',
  subscription: 'Lien d’abonnement suivi',
};

function funnel({ funnel: steps, subscriptions, period }: Figures): Html {
  const whole = steps[0]?.visitors ?? 0;
  const shares = steps.map(({ visitors }) => (whole === 0 ? 0 : visitors / whole));
  const all = subscriptions.reduce((total, { n }) => total + n, 0);
  return panel(
    'abonnement',
    'Jusqu’à l’abonnement',
    period.name,
    whole === 0
      ? nothingYet
      : html`<p class="note">
            Visiteurs d’un jour, comptés à l’étape la plus avancée qu’ils ont atteinte et à celles
            qui la précèdent. Étudier une offre : tester son éligibilité, comparer, se faire
            conseiller ou simuler.
          </p>
          <figure class="steps">
            ${funnelChart('Entonnoir des visites aux liens d’abonnement. Le tableau qui suit donne les mêmes chiffres.', shares)}
          </figure>
          <table class="across">
            <caption class="unseen">
              Étapes vers l’abonnement
            </caption>
            <thead>
              <tr>
                <th scope="col">Étape</th>
                <th scope="col" class="n">Visiteurs</th>
                <th scope="col" class="n">Des visites</th>
                <th scope="col" class="n">De l’étape d’avant</th>
              </tr>
            </thead>
            <tbody>
              ${steps.map(({ step, visitors }, index) => {
                const before = steps[index - 1]?.visitors ?? visitors;
                return html`<tr>
                  <th scope="row">
                    <span class="key step-${index + 1}"></span>${stepLabels[step]}
                  </th>
                  <td class="n">${count(visitors)}</td>
                  <td class="n">${percent(shares[index] ?? 0, 1)}</td>
                  <td class="n">${percent(before === 0 ? 0 : visitors / before, 1)}</td>
                </tr>`;
              })}
            </tbody>
          </table>
          ${
            all > 0 &&
            html`<details>
              <summary>Voir les liens d’abonnement suivis</summary>
              <table>
                <caption class="unseen">
                  Liens d’abonnement par page et par Freebox
                </caption>
                <thead>
                  <tr>
                    <th scope="col">Page</th>
                    <th scope="col">Freebox</th>
                    <th scope="col" class="n">Clics</th>
                  </tr>
                </thead>
                <tbody>
                  ${subscriptions.map(
                    ({ page, label, n }) =>
                      html`<tr>
                        <th scope="row">${page}</th>
                        <td>${label === 'new' ? 'Au choix' : label}</td>
                        <td class="n">${count(n)}</td>
                      </tr>`,
                  )}
                </tbody>
              </table>
            </details>`
          }`,
  );
}

function pages({ pages: counts, totals, period }: Figures): Html {
  const most = counts[0]?.n ?? 0;
  const shown = (rows: typeof counts, caption: string) =>
    html`<table class="ranking">
      <caption class="unseen">
        ${caption}
      </caption>
      <thead>
        <tr>
          <th scope="col">Page</th>
          <th scope="col" class="n">Vues</th>
          <th scope="col" class="n">Part</th>
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          ({ page, n }) =>
            html`<tr>
              <th scope="row"><span class="text">${page}</span>${bar(n / most)}</th>
              <td class="n">${count(n)}</td>
              <td class="n">${percent(n / Math.max(1, totals.pageviews.now), 1)}</td>
            </tr>`,
        )}
      </tbody>
    </table>`;
  return ranking('pages', 'Pages', period.name, counts, shown);
}

function actions({ actions: counts, customEvents, period }: Figures): Html {
  const most = counts[0]?.n ?? 0;
  const shown = (rows: typeof counts, caption: string) =>
    html`<table class="ranking">
      <caption class="unseen">
        ${caption}
      </caption>
      <thead>
        <tr>
          <th scope="col">Action</th>
          <th scope="col">Page</th>
          <th scope="col" class="n">Fois</th>
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          ({ page, label, n }) =>
            html`<tr>
              <th scope="row"><span class="text">${label}</span>${bar(n / most)}</th>
              <td>${page}</td>
              <td class="n">${count(n)}</td>
            </tr>`,
        )}
      </tbody>
    </table>`;
  const all = [...counts, ...customEvents].toSorted((a, b) => b.n - a.n);
  return ranking('actions', 'Actions', period.name, all, shown);
}

const FIRST_ROWS = 10;

function ranking(
  name: string,
  title: string,
  period: PeriodName,
  counts: Figures['pages'],
  shown: (rows: Figures['pages'], caption: string) => Html,
): Html {
  const rest = counts.slice(FIRST_ROWS);
  return panel(
    name,
    title,
    period,
    counts.length === 0
      ? nothingYet
      : html`${shown(counts.slice(0, FIRST_ROWS), `${title}, des plus fréquentes aux moins fréquentes`)}
        ${
          rest.length > 0 &&
          html`<details>
            <summary>Voir les ${count(rest.length)} suivantes</summary>
            ${shown(rest, `${title}, suite`)}
          </details>`
        }`,
  );
}

const choiceLabels = {
  accepted: 'Tout accepter',
  customised: 'Personnaliser',
  refused: 'Tout refuser',
} as const;

function consents({ consents: choices, period }: Figures, brand: Brand): Html {
  const kinds = ['accepted', 'customised', 'refused'] as const;
  const all = kinds.reduce((total, kind) => total + choices[kind], 0);
  const row = (name: string, n: number) =>
    html`<tr>
      <th scope="row"><span class="text">${name}</span>${bar(n / all)}</th>
      <td class="n">${count(n)}</td>
      <td class="n">${percent(n / all, 1)}</td>
    </tr>`;
  const allowed = (counts: Figures['pages'], key: string) =>
    counts.find(({ label }) => label === key)?.n ?? 0;
  return panel(
    'consentement',
    'Choix sur les cookies',
    period.name,
    all === 0
      ? nothingYet
      : html`<p class="note">${count(all)} choix exprimés, modifications comprises.</p>
          ${stackedBar(kinds.map((kind) => ({ n: choices[kind], className: kind })))}
          <p class="shares">
            ${kinds.map(
              (kind) =>
                html`<span
                  ><span class="key ${kind}"></span>${choiceLabels[kind]}
                  ${percent(choices[kind] / all, 1)}</span
                >`,
            )}
          </p>
          <details>
            <summary>Voir le tableau</summary>
            <table class="ranking">
              <caption class="unseen">
                Choix, finalités et partenaires autorisés
              </caption>
              <thead>
                <tr>
                  <th scope="col">Choix</th>
                  <th scope="col" class="n">Fois</th>
                  <th scope="col" class="n">Part</th>
                </tr>
              </thead>
              <tbody>
                ${kinds.map((kind) => row(choiceLabels[kind], choices[kind]))}
                ${PURPOSES.map(({ id, name }) =>
                  row(`Finalité\u00a0: ${name}`, allowed(choices.purposes, String(id))),
                )}
                ${VENDORS.map(({ key, name }) =>
                  row(`Partenaire\u00a0: ${fillBrand(name, brand)}`, allowed(choices.vendors, key)),
                )}
              </tbody>
            </table>
          </details>`,
  );
}

const vitalLabels: Readonly<Record<Vital, string>> = {
  LCP: 'Affichage (LCP)',
  INP: 'Réactivité (INP)',
  CLS: 'Stabilité (CLS)',
};
const ratingLabels: Readonly<Record<Rating, string>> = {
  good: 'Bon',
  fair: 'Moyen',
  poor: 'Mauvais',
};

function vitals({ vitals: { site, pages: rows }, period }: Figures): Html {
  const isEmpty = rows.length === 0;
  const row = ({ page, vitals: figures }: PageVitals) =>
    html`<tr>
      <th scope="row">${page}</th>
      ${VITALS.map((vital) => html`<td>${vitalCell(vital, figures[vital])}</td>`)}
      <td class="n">${count(figures.LCP.measured)}</td>
    </tr>`;
  return panel(
    'vitesse',
    'Vitesse ressentie',
    period.name,
    isEmpty
      ? nothingYet
      : html`<p class="note">
            Mesurée pendant de vraies visites : trois visites sur quatre font au moins aussi bien.
          </p>
          <ul class="vitals" role="list">
            ${VITALS.map(
              (vital) =>
                html`<li>
                  <h3>${vitalLabels[vital]}</h3>
                  <p class="big">${vitalCell(vital, site[vital])}</p>
                  ${stackedBar(
                    (['good', 'fair', 'poor'] as const).map((rating) => ({
                      n: site[vital].ratings[rating],
                      className: rating,
                    })),
                  )}
                  <p class="shares">
                    ${(['good', 'fair', 'poor'] as const).map((rating) => html`<span class="${rating}">${ratingLabels[rating]} ${percent(site[vital].ratings[rating] / Math.max(1, site[vital].measured))}</span>`)}
                  </p>
                </li>`,
            )}
          </ul>
          <details>
            <summary>Voir page par page</summary>
            <div class="scroll" tabindex="0" role="group" aria-label="Vitesse page par page">
              <table>
                <caption class="unseen">
                  Vitesse ressentie par page, au troisième quartile
                </caption>
                <thead>
                  <tr>
                    <th scope="col">Page</th>
                    ${VITALS.map((vital) => html`<th scope="col">${vitalLabels[vital]}</th>`)}
                    <th scope="col" class="n">Mesures</th>
                  </tr>
                </thead>
                <tbody>
                  ${rows.map(row)}
                </tbody>
              </table>
            </div>
          </details>`,
  );
}

function vitalCell(vital: Vital, { p75 }: VitalFigures): Html {
  if (p75 === null) return html`<span class="none">Pas de mesure</span>`;
  const rating = ratingOf(vital, p75);
  return html`<span class="rated ${rating}"
    >${vitalValue(vital, p75)} <small>${ratingLabels[rating]}</small></span
  >`;
}

function vitalValue(vital: Vital, value: number): string {
  if (vital === 'CLS') return value.toFixed(2).replace('.', ',');
  if (vital === 'LCP') return `${(value / 1_000).toFixed(1).replace('.', ',')}\u00a0s`;
  return `${count(value)}\u00a0ms`;
}

const reasonLabels: Readonly<Record<string, string>> = {
  malformed: 'illisibles',
  bot: 'robots',
  'opted-out': 'visiteurs qui refusent la mesure',
  rate: 'trop nombreux d’un même réseau',
  overload: 'faute de place',
  unstorable: 'refusés par la base',
  lost: 'perdus à l’arrêt',
};

function ledger({ ledger: { received, stored, forwarded, queued, dropped } }: Figures): Html {
  const reasons = Object.entries(dropped).filter(([, n]) => n > 0);
  const lost = reasons.reduce((total, [, n]) => total + n, 0);
  return html`<section class="panel" aria-labelledby="comptes">
    <div class="head"><h2 id="comptes">Tout est compté</h2></div>
    <p class="note">
      Depuis le début : ce qui est reçu est conservé, transmis, en attente ou écarté pour une raison
      connue.
    </p>
    <dl class="ledger">
      <div>
        <dt>Reçus</dt>
        <dd>${count(received)}</dd>
      </div>
      <div>
        <dt>Conservés</dt>
        <dd>${count(stored)}</dd>
      </div>
      <div>
        <dt>Transmis</dt>
        <dd>${count(forwarded)}</dd>
      </div>
      <div>
        <dt>En attente</dt>
        <dd>${count(queued)}</dd>
      </div>
      <div>
        <dt>Écartés</dt>
        <dd>${count(lost)}</dd>
      </div>
    </dl>
    ${reasons.length > 0 && html`<p class="note">Écartés : ${reasons.map(([reason, n]) => `${count(n)} ${reasonLabels[reason] ?? reason}`).join(', ')}.</p>`}
  </section>`;
}

const nothingYet = html`<p class="nothing">Rien n’a encore été mesuré sur cette période.</p>`;

function panel(name: string, title: string, period: PeriodName, body: Html): Html {
  return html`<section class="panel" aria-labelledby="${name}">
    <div class="head">
      <h2 id="${name}">${title}</h2>
      <a class="export" href="/stats/export.csv?panneau=${name}&amp;periode=${period}" download
        >CSV<span class="unseen"> : ${title}</span></a
      >
    </div>
    ${body}
  </section>`;
}

const day = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'UTC' });
const month = new Intl.DateTimeFormat('fr-FR', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const shortDay = new Intl.DateTimeFormat('fr-FR', {
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});
const shortMonth = new Intl.DateTimeFormat('fr-FR', {
  month: 'short',
  year: '2-digit',
  timeZone: 'UTC',
});

/** 15 novembre 2026, or novembre 2026 for a month. */
function longDate(period: string): string {
  return period.length === 7 ? month.format(dateOf(period)) : day.format(dateOf(period));
}

function shortDate(period: string): string {
  return period.length === 7 ? shortMonth.format(dateOf(period)) : shortDay.format(dateOf(period));
}

function dateOf(period: string): Date {
  return new Date(`${period.length === 7 ? `${period}-01` : period}T00:00:00Z`);
}

function raw(markup: string): Html {
  return new Html(markup);
}
