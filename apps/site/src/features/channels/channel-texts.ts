import type { ChannelFilters } from '@vitrine/domain/tv/channel-filters';

export function countText(count: number): string {
  if (count === 0) return 'Aucune chaîne';
  return count === 1 ? '1 chaîne' : `${count} chaînes`;
}

/** What to do about an empty list, from what made it empty. */
export function adviceFor(filters: ChannelFilters, foundByName: number): string {
  if (foundByName > 0 && filters.query !== '')
    return `${countText(foundByName)} ${foundByName === 1 ? 'répond' : 'répondent'} à «\u00a0${filters.query}\u00a0» sans les filtres\u00a0: retirez le thème, l’offre ou le bouquet choisi.`;
  if (filters.query !== '')
    return `Vérifiez l’orthographe de «\u00a0${filters.query}\u00a0», essayez un mot plus court ou le numéro de la chaîne.`;
  return 'Ces filtres ne vont pas ensemble\u00a0: retirez-en un.';
}
