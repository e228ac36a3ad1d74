import { formatDay } from './french.ts';

/** What a letter of termination to an internet provider needs. Nothing of it leaves the browser. */
export type LetterAnswers = {
  readonly name: string;
  readonly street: string;
  readonly postcode: string;
  readonly city: string;
  readonly provider: string;
  /** Postal address of the provider's termination service, over several lines. */
  readonly providerAddress: string;
  readonly contract: string;
  readonly line: string;
  readonly reason: TerminationReason;
  /** ISO day on which the contract should end; empty: as soon as possible. */
  readonly endDay: string;
  /** ISO day on which the letter is written. */
  readonly writtenOn: string;
};

export const TERMINATION_REASONS = [
  'unbound',
  'moving',
  'increase',
  'fault',
  'commitment',
] as const;
export type TerminationReason = (typeof TERMINATION_REASONS)[number];

/** Notice in days that the consumer code grants a provider, from the receipt of the letter. */
export const NOTICE_DAYS = 10;

export type Letter = {
  readonly sender: readonly string[];
  readonly recipient: readonly string[];
  readonly placeAndDate: string;
  readonly subject: string;
  readonly references: readonly string[];
  readonly mention: string;
  readonly paragraphs: readonly string[];
  readonly signature: string;
};

export type LetterError = { readonly field: keyof LetterAnswers; readonly message: string };

/** What is missing or wrong, in the order of the form. */
export function letterErrors(answers: LetterAnswers): LetterError[] {
  const errors: LetterError[] = [];
  const need = (field: keyof LetterAnswers, message: string) => {
    if (answers[field].trim() === '') errors.push({ field, message });
  };
  need('name', 'Indiquez vos nom et prénom.');
  need('street', 'Indiquez votre adresse.');
  if (!/^\d{5}$/.test(answers.postcode.trim())) {
    errors.push({ field: 'postcode', message: 'Indiquez un code postal à cinq chiffres.' });
  }
  need('city', 'Indiquez votre ville.');
  need('provider', 'Indiquez le nom de votre opérateur actuel.');
  need(
    'contract',
    'Indiquez votre numéro de client ou de contrat\u00a0: il figure sur vos factures.',
  );
  if (answers.endDay !== '' && answers.endDay < answers.writtenOn) {
    errors.push({
      field: 'endDay',
      message: 'Choisissez une date à venir, ou laissez ce champ vide.',
    });
  }
  return errors;
}

export function composeLetter(answers: LetterAnswers): Letter {
  const { name, street, postcode, city, provider, contract, line, endDay, writtenOn } = answers;
  const providerLines = answers.providerAddress
    .split('\n')
    .map((text) => text.trim())
    .filter(Boolean);
  return {
    sender: [name.trim(), street.trim(), `${postcode.trim()} ${city.trim()}`],
    recipient: [
      provider.trim(),
      ...(providerLines.length > 0 ? providerLines : ['Service résiliation']),
    ],
    placeAndDate: `À ${city.trim()}, le ${formatDay(writtenOn)}`,
    subject: 'Objet\u00a0: résiliation de mon contrat d’accès à internet',
    references: [
      `Numéro de client ou de contrat\u00a0: ${contract.trim()}`,
      ...(line.trim() === '' ? [] : [`Ligne concernée\u00a0: ${line.trim()}`]),
    ],
    mention: 'Lettre recommandée avec avis de réception',
    paragraphs: [
      'Madame, Monsieur,',
      `Par la présente, je vous informe de ma décision de résilier le contrat d’accès à internet cité en référence. ${REASON_SENTENCES[answers.reason]}`,
      endDay === ''
        ? `Conformément à l’article L.\u00a0224-39 du Code de la consommation, cette résiliation prendra effet au plus tard ${NOTICE_DAYS}\u00a0jours après la réception de ce courrier.`
        : `Je souhaite que cette résiliation prenne effet le ${formatDay(endDay)} ou, si ce délai est plus long, ${NOTICE_DAYS}\u00a0jours après la réception de ce courrier, conformément à l’article L.\u00a0224-39 du Code de la consommation.`,
      'Je vous remercie de m’adresser la confirmation écrite de cette résiliation, la facture de clôture et les conditions de restitution du matériel mis à ma disposition. Je vous demande également de me restituer, dans les délais légaux, le dépôt de garantie et les sommes payées d’avance qui me seraient dus, et de cesser tout prélèvement après la date d’effet.',
      'Je vous prie d’agréer, Madame, Monsieur, l’expression de mes salutations distinguées.',
    ],
    signature: name.trim(),
  };
}

const REASON_SENTENCES: Readonly<Record<TerminationReason, string>> = {
  unbound: 'Mon contrat n’est plus soumis à une durée minimale d’engagement.',
  commitment:
    'Mon contrat étant encore soumis à une durée minimale d’engagement, je vous remercie de m’indiquer le détail des sommes éventuellement dues, dans les limites fixées par l’article L.\u00a0224-28 du Code de la consommation.',
  moving:
    'Je déménage dans un logement où mon contrat actuel ne peut être poursuivi dans les mêmes conditions\u00a0; je vous remercie de m’indiquer si ce motif me dispense des frais prévus et les pièces à vous fournir.',
  increase:
    'Vous m’avez informé(e) d’une modification des conditions de mon contrat, que je refuse. Conformément à l’article L.\u00a0224-33 du Code de la consommation, je suis en droit de résilier sans frais.',
  fault:
    'Le service auquel j’ai souscrit ne fonctionne pas, malgré mes signalements. Cette résiliation intervient à vos torts et ne saurait donner lieu à des frais.',
};
