import { SEARCH_KINDS } from '@vitrine/domain/search-document';
import { beforeAll, describe, expect, test } from 'vitest';
import { createSiteSearch, type SiteSearch } from '#features/search/search-engine.ts';
import { loadEnvironment } from '../../environment.ts';

let search: SiteSearch;
let kinds: Set<string>;
let questions: string[];
let texts: string[];

beforeAll(async () => {
  loadEnvironment();
  const { searchIndex } = await import('./search-documents.ts');
  const { createRender } = await import('./render.ts');
  const { developmentFolders, developmentState } = await import('./development.ts');
  const index = await searchIndex(await createRender(developmentState(), developmentFolders));
  kinds = new Set(index.documents.map(({ kind }) => kind));
  questions = index.documents
    .filter(({ kind }) => kind === 'question')
    .map(({ title, text }) => `${title} ${text}`);
  texts = index.documents.map(({ text }) => text);
  search = await createSiteSearch(index);
});

test('a question that two pages answer alike is found once', () => {
  expect(questions).not.toHaveLength(0);
  expect(new Set(questions).size).toBe(questions.length);
});

test('a text that is cut short keeps what comes after a promotional price', () => {
  const promoted = texts.filter((text) => text.includes('€/mois pendant'));
  expect(promoted.length).toBeGreaterThan(5);
  for (const text of promoted)
    expect(text).not.toMatch(/€\/mois pendant(?! \d+\smois, puis\s\d+(?:,\d\d)?\s€\/mois)/);
});

/** What visitors type, and what they mean: one of these comes first or second. */
const QUERIES: readonly [query: string, ...means: string[]][] = [
  ['prix freebox pop', '/freebox/freebox-pop/'],
  ['forfait 2 euros', 'https://mobile.free.fr/forfait-2-euros'],
  ['forfait 2€', 'https://mobile.free.fr/forfait-2-euros'],
  ['forfait à 2,00 €', 'https://mobile.free.fr/forfait-2-euros'],
  ['frais de résiliation', '/freebox/#frais', '/freebox/tarifs-et-conditions/'],
  ['webmail', 'https://webmail.free.fr/'],
  ['ma boîte mail', 'https://webmail.free.fr/'],
  ['netflx', '/freebox/netflix/'],
  ['résilier', '/resiliation/'],
  ['je veux partir', '/resiliation/'],
  ['boutique lyon', '/boutiques/lyon-7e-grande-rue/', '/boutiques/lyon-2e-carmes/'],
  ['boutique 69003', '/boutiques/lyon-3e-liberte/'],
  ['magasin marseille', '/boutiques/marseille-8e-gambetta/'],
  ['horaires', '/boutiques/'],
  ['chaine 17', '/freebox/free-tv/liste-chaines/?q=CStar'],
  ['france 2', '/freebox/free-tv/liste-chaines/?q=France%202'],
  ['bein sport', '/freebox/free-tv/liste-chaines/?q=beIN%20SPORTS%201'],
  ['fibre pas disponible', '/freebox/box-5g/'],
  ['la fibre n’est pas encore disponible', '/freebox/box-5g/'],
  ['pas de fibre chez moi', '/freebox/box-5g/'],
  ['pas éligible à la fibre', '/freebox/box-5g/'],
  ['sans fibre', '/freebox/box-5g/'],
  ['changer de box', '/freebox/aidez-moi-a-choisir/'],
  ['quelle box choisir', '/freebox/aidez-moi-a-choisir/'],
  ['tarif ultra', '/freebox/freebox-ultra/'],
  ['combien coûte la pop s', '/freebox/freebox-pop-s/'],
  ['freebox 19.99', '/freebox/freebox-revolution-light/'],
  ['mon compte', 'https://subscribe.free.fr/login/'],
  ['espace abonne', 'https://subscribe.free.fr/login/'],
  ['canal plus', '/freebox/canal-plus/'],
  ['CANAL+', '/freebox/canal-plus/'],
  ['disney plus', '/freebox/disney-plus/'],
  ['amazon prime video', '/freebox/amazon-prime/'],
  ['wifi 7', '/freebox/wifi-7/'],
  ['wi-fi qui capte mal', '/freebox/freebox-pop/#wifi-pop', '/freebox/repeteur-wifi/'],
  ['repetteur', '/freebox/repeteur-wifi/'],
  ['je déménage', '/freebox/demenagement/'],
  ['eligibilite fibre', '/freebox/carte-fibre-optique/', '/freebox/fibre-optique/'],
  ['tester mon adresse', '/freebox/carte-fibre-optique/'],
  ['fin de l’adsl', '/freebox/fin-adsl-passage-fibre/'],
  ['garder mon numéro', '/freebox/#garder-mon-numero', '/freebox/fibre-optique/#garder-numero'],
  ['service client', '/freebox/informations/nous-contacter/'],
  ['contacter free', '/freebox/informations/nous-contacter/'],
  ['avis clients', '/freebox/informations/avis-freebox/'],
  ['comparer les box', '/freebox/comparer-nos-offres-freebox/'],
  ['lettre de resiliation', '/freebox/resiliez-votre-fai/obtenir-ma-lettre-de-resiliation/'],
  ['telephone fixe international', '/freebox/telephone/'],
  ['antivirus', '/freebox/antivirus-mcafee/'],
  ['contrôle parental', '/freebox/informations/protection-enfance/'],
  ['données personnelles', '/freebox/formulaire-rgpd/'],
  ['remise mobile', '/freebox/free-family/'],
  ['assurance mobile', 'https://mobile.free.fr/assurance/'],
  ['vod', '/freebox/free-tv/svod/'],
  ['football', '/freebox/ligue-1-plus/'],
  ['box sans télé', '/freebox/freebox-pop-s/'],
  ['box pas chère', '/freebox/freebox-revolution-light/'],
  ['ma facture', 'https://subscribe.free.fr/login/', '/freebox/tarifs-et-conditions/'],
  ['replay', '/freebox/free-tv/replays/'],
  ['canalplus', '/freebox/canal-plus/'],
  ['hbomax', '/freebox/hbo-max/'],
  ['bfmtv', '/freebox/free-tv/liste-chaines/?q=BFM%20TV'],
  ['freeboxpop', '/freebox/freebox-pop/'],
  ['box5g', '/freebox/box-5g/'],
  ['éligibilité', '/freebox/carte-fibre-optique/'],
  ['numéro de téléphone', '/freebox/informations/nous-contacter/'],
  ['st etienne', '/boutiques/saint-etienne-halles/'],
  ['suivi de ma demande', '/suivi/'],
  ['rendre ma box', '/resiliation/'],
  ['box non rendue', '/freebox/tarifs-et-conditions/'],
  ['je n’ai plus internet', 'https://assistance.free.fr/'],
  ['pas de connexion', 'https://assistance.free.fr/'],
  ['presse', '/freebox/cafeyn/'],
  ['arnaque', '/freebox/signaler-un-abus/'],
  ['copropriété', '/freebox/form-syndic/'],
  ['borne sim', '/boutiques/'],
  ['3244', '/freebox/informations/nous-contacter/'],
  ['harcèlement', '/freebox/informations/protection-enfance/'],
];

describe('the search of the whole site', () => {
  test.each(QUERIES)('%s', (query, ...means) => {
    const found = search(query, 2).map(({ href }) => href);
    expect(found).toEqual(
      expect.arrayContaining([expect.toSatisfy((href: string) => means.includes(href))]),
    );
  });

  test.each(['wifi', 'tv', 'fibre', 'internet', 'prix'])('%s: boxes first', (query) => {
    const found = search(query, 3).map(({ price }) => price !== undefined);
    expect(found).toEqual([true, true, true]);
  });

  test('an edition of a box has its own picture and the price of that box, as in the menu', () => {
    const [ultra, edition] = ['freebox ultra', 'stranger things'].map(
      (query) => search(query, 1)[0],
    );
    expect(edition).toMatchObject({
      href: '/freebox/freebox-ultra-edition-stranger-things/',
      price: ultra?.price,
      picture: expect.stringContaining('stranger-things') as string,
    });
  });

  test.each(['webmail', 'espace abonné'])('%s opens in a new tab, as from the menu', (query) => {
    expect(search(query, 1)).toEqual([expect.objectContaining({ kind: 'site', target: '_blank' })]);
  });

  test('knows every kind of thing, links to other hosts included', () => {
    expect(kinds).toEqual(new Set(SEARCH_KINDS));
  });
});
