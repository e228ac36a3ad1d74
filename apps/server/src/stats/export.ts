import type { Figures } from '@vitrine/domain/audience/figures';
import { VITALS } from '@vitrine/domain/audience/web-vitals';
import { csvLine } from '@vitrine/domain/csv';

/** What a spreadsheet of each panel holds: its first row, then the rest. */
const panels: Readonly<Record<string, (figures: Figures) => readonly (readonly unknown[])[]>> = {
  visites: ({ series }) => [
    ['période', 'visites', 'pages vues', 'liens d’abonnement suivis'],
    ...series.map(({ period, visits, pageviews, subscriptions }) => [
      period,
      visits,
      pageviews,
      subscriptions,
    ]),
  ],
  pages: ({ pages }) => [['page', 'vues'], ...pages.map(({ page, n }) => [page, n])],
  actions: ({ actions, customEvents }) => [
    ['page', 'action', 'fois'],
    ...[...actions, ...customEvents].map(({ page, label, n }) => [page, label, n]),
  ],
  abonnement: ({ funnel, subscriptions }) => [
    ['étape', 'page', 'offre', 'nombre'],
    ...funnel.map(({ step, visitors }) => [step, '', '', visitors]),
    ...subscriptions.map(({ page, label, n }) => ['lien suivi', page, label, n]),
  ],
  consentement: ({ consents }) => [
    ['choix', 'visiteurs'],
    ['tout accepter', consents.accepted],
    ['personnaliser', consents.customised],
    ['tout refuser', consents.refused],
    ...consents.purposes.map(({ label, n }) => [`finalité ${label}`, n]),
    ...consents.vendors.map(({ label, n }) => [`partenaire ${label}`, n]),
  ],
  vitesse: ({ vitals }) => [
    ['page', 'mesure', 'troisième quartile', 'bons', 'moyens', 'mauvais', 'mesures'],
    ...[{ page: 'tout le site', vitals: vitals.site }, ...vitals.pages].flatMap(
      ({ page, vitals: figures }) =>
        VITALS.map((vital) => {
          const { p75, ratings, measured } = figures[vital];
          const value = p75 === null ? '' : p75.toFixed(vital === 'CLS' ? 3 : 0).replace('.', ',');
          return [page, vital, value, ratings.good, ratings.fair, ratings.poor, measured];
        }),
    ),
  ],
};

export function isPanel(name: unknown): name is string {
  return typeof name === 'string' && Object.hasOwn(panels, name);
}

/** With the mark by which spreadsheets know that accents are in UTF-8. */
export function exportCsv(panel: string, figures: Figures): string {
  const rows = panels[panel]?.(figures) ?? [];
  return `\ufeff${rows.map(csvLine).join('')}`;
}
