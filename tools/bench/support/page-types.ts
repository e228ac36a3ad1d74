/** One page of each kind that visitors meet, by what it puts to the test. */
export const pageTypes = {
  home: '/freebox/',
  box: '/freebox/freebox-pop/',
  'flagship box': '/freebox/freebox-ultra/',
  offers: '/freebox/nos-offres-freebox/',
  comparator: '/freebox/comparer-nos-offres-freebox/',
  channels: '/freebox/free-tv/liste-chaines/',
  partner: '/freebox/netflix/',
  fibre: '/freebox/fibre-optique/',
  map: '/freebox/carte-fibre-optique/',
  shops: '/boutiques/',
  form: '/freebox/informations/nous-contacter/abonne-freebox/',
  legal: '/freebox/politique-de-confidentialite/',
} as const;
export type PageType = keyof typeof pageTypes;
