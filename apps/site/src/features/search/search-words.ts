/** Words that say nothing of what one looks for. */
const EMPTY_WORDS: ReadonlySet<string> = new Set(
  (
    'a ai au aux avec avoir c ce ces cest chez comment d dans de des du elle en est et faire il j je l la le les ' +
    'leur ma me mes moi mon n ne nos notre nous on ou par pas pour puis qu que quel quelle quelles quels qui ' +
    'sa se ses si son sur t te tu un une veux vos votre voudrais vous y'
  ).split(' '),
);

/** What visitors write for one another: a word of a line finds the others too. Without accents. */
const SYNONYMS: readonly (readonly string[])[] = [
  ['prix', 'tarif', 'cout', 'coute', 'couter', 'combien', 'euro', 'cher', 'chere', 'payer'],
  ['resilier', 'resiliation', 'resilie', 'resiliez', 'quitter', 'partir', 'arreter', 'annuler'],
  ['changer', 'passer', 'migrer', 'migration', 'choisir', 'evoluer'],
  ['disponible', 'disponibilite', 'eligible', 'eligibilite', 'couverture', 'couvert', 'dispo'],
  ['indisponible', 'encore'],
  ['boutique', 'magasin', 'agence'],
  ['mail', 'email', 'webmail', 'courriel', 'messagerie', 'zimbra'],
  ['compte', 'espace', 'connexion', 'identifiant', 'connecter', 'login'],
  ['tele', 'tv', 'television'],
  ['chaine', 'chaines', 'bouquet'],
  ['debit', 'vitesse', 'rapide', 'gbit'],
  ['panne', 'probleme', 'bug', 'assistance', 'depannage', 'marche', 'fonctionne'],
  ['contacter', 'contact', 'joindre', 'appeler', 'telephone', 'numero'],
  ['demenager', 'demenagement', 'demenage'],
  ['mobile', 'forfait', 'portable', 'smartphone'],
  ['famille', 'family'],
  ['promo', 'promotion', 'reduction', 'remise'],
  ['adsl', 'cuivre'],
  ['comparer', 'comparateur', 'comparaison', 'difference'],
  ['repeteur', 'amplificateur'],
  ['avis', 'temoignage', 'note'],
  [
    'installation',
    'installer',
    'raccordement',
    'raccorder',
    'technicien',
    'branchement',
    'brancher',
  ],
  ['engagement', 'engage'],
  ['facture', 'facturation'],
  ['appli', 'application', 'app'],
];

/** « pas », which says nothing by itself, turns these words into their contrary. Without accents. */
const PHRASES: readonly (readonly [said: RegExp, meant: string])[] = [
  [/\b(?:pas|non) (?:encore )?(?:disponible|dispo|eligible|couvert)e?s?\b/g, 'indisponible'],
  [/\b(?:pas|sans) (?:encore )?(?:de |la )?fibre\b/g, 'fibre indisponible'],
];

const synonymsOf = new Map(
  SYNONYMS.flatMap((line) => line.map((word) => [stem(word), line.map(stem)] as const)),
);

/**
 * Words without accents, capitals or plurals; 'Wi-Fi' is found as 'wi-fi', 'wi fi' and 'wifi', 19,99 € as
 * '19.99 euros', 2 € as '2€' and '2 euros', 'pas disponible' as 'indisponible'.
 */
export function wordsOf(text: string): string[] {
  const plain = text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
  return (
    PHRASES.reduce((said, [phrase, meant]) => said.replace(phrase, meant), plain)
      .replaceAll('œ', 'oe')
      .replaceAll('€', ' euro ')
      // 'CANAL+' is read, and typed, 'canal plus'.
      .replace(/([\p{L}\p{N}])\+/gu, '$1 plus ')
      .replace(/(\d)[.,](\d)/g, '$1.$2')
      .split(/[^\p{L}\p{N}.-]+/u)
      .flatMap((word) => {
        const parts = word.split('-').filter((part) => part !== '');
        return parts.length > 1 ? [...parts, parts.join('')] : parts;
      })
      .map((word) => word.replace(/^\.+|\.+$/g, ''))
      .filter((word) => word !== '')
  );
}

/** The form under which a word is kept and looked for; null for a word that says nothing. */
export function keptForm(word: string): string | null {
  return EMPTY_WORDS.has(word) ? null : stem(word);
}

/** What is asked for when this word is typed: itself, then what others write for it. */
export function askedForms(form: string): readonly string[] {
  return [...new Set([form, ...(synonymsOf.get(form) ?? [])])];
}

function stem(word: string): string {
  return word.length > 3 && /[^s\d]s$/.test(word) ? word.slice(0, -1) : word;
}
