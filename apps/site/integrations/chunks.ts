import type { Plugin, Rolldown } from 'vite';

/**
 * Which modules travel together. Left alone, the bundler gives every module that two islands share a file
 * of its own: a hundred files, most of them smaller than the request for them. Here a page that only
 * shows has two, the document's and what comes after it; an island brings React, `interface` and its own.
 * The bundler's runtime (0.4 KB) cannot be moved; it comes with React.
 */
const groups: Rolldown.CodeSplittingGroup[] = [
  { name: 'react', test: /[\\/](react|react-dom|scheduler|@astrojs[\\/]react)[\\/]/ },
  {
    // The start of every page, with what islands and later files read from it.
    name: 'document',
    test: /layouts[\\/]Page\.astro|document[\\/](enhance|fragment|when-wanted|frame-painted|session|tracking|consent[\\/]consent-state)\.ts|domain[\\/]src[\\/](storage-keys|tracking-event|header-event|slug|plain-letters|consent[\\/](choice|vendor-ids|campaign))/,
  },
  { name: 'schemas', test: /[\\/]zod[\\/]/ },
  { name: 'proof', test: /[\\/]altcha-lib[\\/]/ },
  {
    // The list of all pictures: only for an island that shows some.
    name: 'picture',
    test: /[\\/]RichText[\\/]|Picture[\\/]Picture\.tsx|picture-manifest|mini-markup/,
    includeDependenciesRecursively: false,
  },
  {
    name: 'interface',
    test: /src[\\/](ui[\\/](?!MapFrame|use-near|use-reached)|directives[\\/])|@tabler|address-query|domain[\\/]src[\\/](?!forms[\\/](?!submission)|tv|content|consent|audience)/,
    minShareCount: 2,
  },
  // What the page and the visit are: for the search of a missing page, and islands that have it else.
  { name: 'state', test: /document[\\/]page-state/ },
  { name: 'search', test: /SiteSearch\.island/ },
  // A small island takes in what its neighbours share with it.
  {
    name: 'opening',
    test: /OpenNow\.island|SpotItem|(?:geo|domain)[\\/]src[\\/](public-holidays|opening)/,
  },
  {
    name: 'contest',
    test: /ContestStatus\.island|use-contest-state|domain[\\/]src[\\/]forms[\\/]contest/,
  },
  {
    name: 'places',
    test: /PlaceReminder\.island|place-words|(visit-answer|find-places)\.ts|geo[\\/]src[\\/](place|elig)/,
  },
  {
    name: 'map',
    test: /[\\/]MapFrame[\\/](?!site-map)|use-near|map-(?:view|shapes|picture)|guessed-place/,
    minShareCount: 2,
  },
  { name: 'guide', test: /use-reached|domain[\\/]src[\\/]tv[\\/]/, minShareCount: 2 },
];

export const chunks = (): Plugin => ({
  name: 'chunks',
  applyToEnvironment: ({ name }) => name === 'client',
  // An entry may also export what others take from it; else each would need a file that only forwards.
  options: (options) => ({
    ...options,
    preserveEntrySignatures: 'allow-extension' as const,
  }),
  outputOptions: (options) => ({
    ...options,
    codeSplitting: { groups },
    // Pages name them: 'Page' is enough for the script of a layout, 'Comparator' for an island.
    entryFileNames: ({ name }) =>
      `_astro/${name.replace(/\.(island|astro_astro_type.*)$/, '')}.[hash].js`,
  }),
});
