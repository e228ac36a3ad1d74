/**
 * What a sold-out product's button reads; it leads nowhere. Apart from the bars that show it, so that a page
 * without one does not hold their styles.
 */
export const SOLD_OUT_LABEL = 'Victime de son succès';
