import { routeNames } from '../../routes.ts';
import type { ContentCall } from '../calls.ts';
import { FEATURE_ICON_NAMES } from '../feature-icons.ts';
import { alike, type ContentSet, type Rule, type WrittenValue } from './rule.ts';

/** What a field may name, and where those are written. */
const NAMED = {
  box: { called: 'aucune box n’a la clé', in: 'box-comparator', at: /^boxes\.\d+\.key$/ },
  service: { called: 'aucun service n’a la clé', in: 'box-comparator', at: /^services\.\d+\.key$/ },
  smartphone: {
    called: 'aucun téléphone n’a la clé',
    in: 'box-comparator',
    at: /^smartphones\.\d+\.key$/,
  },
  /** What carries TV: boxes and the application. */
  tvBox: { called: 'aucune offre de TV n’a la clé', in: 'tv/{line}s', at: /^boxes\.\d+\.key$/ },
  theme: {
    called: 'aucun thème n’a la clé',
    in: 'tv/channel-categories',
    at: /^categories\.\d+\.key$/,
  },
  pack: { called: 'aucun bouquet n’a la clé', in: 'tv/channel-packs', at: /^packs\.\d+\.key$/ },
  channel: { called: 'aucune chaîne ne s’appelle', in: 'tv/channels', at: /^channels\.\d+\.name$/ },
} as const satisfies Record<string, { called: string; in: ContentCall; at: RegExp }>;

/** What code has, whatever the content. */
const IN_CODE = {
  page: { called: 'aucune page ne s’appelle', names: routeNames.map(String) },
  icon: { called: 'aucune icône ne s’appelle', names: FEATURE_ICON_NAMES },
} as const;

const KINDS = { ...NAMED, ...IN_CODE };
type Named = keyof typeof KINDS;
type Reference = {
  /** One file, or those of a family. */
  readonly in: ContentCall | RegExp;
  readonly at: RegExp;
  readonly to: Named;
};

const REFERENCES: readonly Reference[] = [
  { in: 'home/carousel', at: /^slides\.\d+\.price\.box$/, to: 'box' },
  { in: 'boxes/crystal/page', at: /^successors\.\d+\.offer$/, to: 'box' },
  { in: 'layout/menu', at: /\.edition\.offer$/, to: 'box' },
  { in: 'pages/aidez-moi-a-choisir', at: /^summary\.\d+\.offer$/, to: 'box' },
  { in: 'pages/eligibilite', at: /^test\.answers\.[^.]+\.offers\.\d+$/, to: 'box' },
  { in: /^partners\/.+\/banner$/, at: /^subscription\.availableOn\.\d+$/, to: 'box' },
  { in: 'box-comparator', at: /^services\.\d+\.includedWith\.\d+$/, to: 'box' },
  { in: 'box-comparator', at: /^services\.\d+\.instalments\.of$/, to: 'service' },
  {
    in: /^partners\/.+\/banner$/,
    at: /^(?:formulas\.choices\.\d+\.)?service$/,
    to: 'service',
  },
  { in: /^pages\//, at: /^hero\.service$/, to: 'service' },
  { in: 'tv/channel-packs', at: /^packs\.\d+\.service$/, to: 'service' },
  { in: 'tv/vods', at: /^vods\.\d+\.service$/, to: 'service' },
  { in: 'pages/telephone', at: /^smartphone\.offer$/, to: 'smartphone' },
  { in: 'tv/channels', at: /^channels\.\d+\.includedIn\.\d+$/, to: 'tvBox' },
  { in: 'tv/channels', at: /^channels\.\d+\.category$/, to: 'theme' },
  { in: 'tv/replays', at: /^replays\.\d+\.category$/, to: 'theme' },
  { in: 'tv/channels', at: /^channels\.\d+\.packs\.\d+$/, to: 'pack' },
  { in: 'tv/replays', at: /^replays\.\d+\.channels\.\d+$/, to: 'channel' },
  { in: 'partners/tv-by-canal/channels-list', at: /^channels\.\d+$/, to: 'channel' },
  { in: 'tv/vods', at: /^vods\.\d+\.page$/, to: 'page' },
  { in: 'pages/{product}-tv', at: /^doors\.\d+\.route$/, to: 'page' },
  { in: 'legal-notices/all', at: /\.pages\.\d+$/, to: 'page' },
  { in: 'box-comparator', at: /^boxes\.\d+\.features\.\d+\.icon$/, to: 'icon' },
  { in: /^pages\//, at: /^sections\.\d+\.items\.\d+\.icon$/, to: 'icon' },
];

/** A record that another one names is there: what leaves the offers or a list leaves no trace of itself. */
export const references: Rule = {
  name: 'ce qui est nommé existe',
  *problems({ values, calls }) {
    const valuesOf = Map.groupBy(values, ({ file }) => file);
    for (const { in: files, at, to } of REFERENCES) {
      const names = namesOf(to, { valuesOf, calls });
      if (names === null) continue;
      const naming = [...valuesOf].filter(([file]) =>
        typeof files === 'string' ? file === files : files.test(file),
      );
      for (const { file, record, value } of naming.flatMap(([, inFile]) => inFile))
        if (at.test(record) && !names.includes(String(value)))
          yield {
            file,
            record,
            why: `${KINDS[to].called} «\u00a0${value}\u00a0»${alike(String(value), names)}`,
          };
    }
  },
};

type ValuesByFile = Pick<ContentSet, 'calls'> & {
  readonly valuesOf: ReadonlyMap<string, readonly WrittenValue[]>;
};

/** The names of a kind; null while the file that holds them is not judged. */
function namesOf(kind: Named, { valuesOf, calls }: ValuesByFile): readonly string[] | null {
  const named = KINDS[kind];
  if ('names' in named) return named.names;
  if (!calls.includes(named.in)) return null;
  return (valuesOf.get(named.in) ?? [])
    .filter(({ record }) => named.at.test(record))
    .map(({ value }) => String(value));
}
