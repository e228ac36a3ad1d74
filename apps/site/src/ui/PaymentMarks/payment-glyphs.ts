import type { PaymentMeans } from '@vitrine/domain/content/pages';

/** Drawn by us on the icons' 24 px grid, with the icons' stroke. */
export const paymentGlyphs: Record<PaymentMeans, string> = {
  'direct-debit':
    'M5 4h14v9M5 4v16h6M8 8h8M8 12h4m9 5a4 4 0 1 1-8 0 4 4 0 0 1 8 0m-5.6-.7h2.8m-2.8 1.6h2.2',
  card: 'M5 5h14a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2M3 10h18M7 15h3',
  'e-card':
    'M7 3h10a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1H7a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1M6 8h12M9 17h6m-6-4h3',
  transfer: 'M3 8l9-5 9 5zM5 11v6m4.7-6v6m4.6-6v6m4.7-6v6M3 20h18',
  cheque: 'M3 6h18v12H3zM6 10h7m-7 3h4m4 2c1-3 2-3 2-1s1 1 2 0',
};
