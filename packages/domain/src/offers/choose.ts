/** 'Aidez-moi à choisir': at most four questions, one answer with its reasons. Nothing leaves the browser. */

export const QUESTIONS = [
  {
    id: 'network',
    question: 'La fibre arrive-t-elle chez vous\u00a0?',
    answers: [
      { id: 'yes', label: 'Oui' },
      { id: 'no', label: 'Non, pas encore' },
      { id: 'unknown', label: 'Je ne sais pas' },
    ],
  },
  {
    id: 'tv',
    question: 'Voulez-vous la TV\u00a0?',
    answers: [
      { id: 'none', label: 'Non, internet me suffit' },
      { id: 'channels', label: 'Oui, les chaînes et le replay' },
      { id: 'all', label: 'Oui, avec des services vidéo inclus' },
    ],
  },
  {
    id: 'usage',
    question: 'Que fait-on chez vous en même temps\u00a0?',
    answers: [
      { id: 'light', label: 'Des e-mails, de la vidéo, un ou deux écrans' },
      { id: 'family', label: 'Plusieurs écrans, du télétravail, des jeux' },
      { id: 'heavy', label: 'De gros fichiers à envoyer, beaucoup d’appareils' },
    ],
  },
  {
    id: 'budget',
    question: 'Qu’est-ce qui compte le plus\u00a0?',
    answers: [
      { id: 'lowest', label: 'Le prix le plus bas' },
      { id: 'stable', label: 'Un prix qui ne change pas' },
      { id: 'balance', label: 'Le bon équilibre' },
      { id: 'best', label: 'Le meilleur, tout simplement' },
    ],
  },
] as const;

export type QuestionId = (typeof QUESTIONS)[number]['id'];
export type Answers = Partial<Record<QuestionId, string>>;
export type Advice = {
  /** Key of the box. */
  readonly box: string;
  readonly reasons: readonly string[];
  /** The next best one, and why it is not the first. */
  readonly runnerUp: { readonly box: string; readonly whyNot: string };
};

/** The next question worth asking, or null when the answer is known: no fibre settles it at once. */
export function nextQuestion(answers: Answers): (typeof QUESTIONS)[number] | null {
  if (answers.network === 'no') return null;
  if (answers.tv === 'none' && answers.usage === 'light') return null;
  return QUESTIONS.find(({ id }) => answers[id] === undefined) ?? null;
}

/** The key of the box to take, and why. */
export function advise(answers: Answers): Advice {
  const caution =
    answers.network === 'unknown'
      ? ['Vérifiez d’abord votre adresse\u00a0: la fibre est nécessaire pour cette Freebox.']
      : [];
  const { reasons, ...advice } = boxFor(answers);
  return { ...advice, reasons: [...reasons, ...caution] };
}

function boxFor({ network, tv, usage, budget }: Answers): Advice {
  if (network === 'no')
    return {
      box: 'box-5g',
      reasons: [
        'Sans fibre, la 5G est le moyen le plus rapide d’avoir internet à la maison.',
        'Une prise de courant suffit\u00a0: ni travaux, ni technicien.',
      ],
      runnerUp: { box: 'pop', whyNot: 'Il lui faut la fibre, qui n’est pas encore chez vous.' },
    };
  if (tv === 'all')
    return {
      box: 'ultra',
      reasons: [
        'C’est la seule Freebox qui inclut des services vidéo\u00a0: films et séries.',
        'Tout est sur une seule facture, sans engagement.',
      ],
      runnerUp: {
        box: 'ultra-essentiel',
        whyNot: 'Le même réseau, mais sans les services vidéo que vous voulez.',
      },
    };
  if (usage === 'heavy')
    return budget === 'best'
      ? {
          box: 'ultra',
          reasons: [
            'L’envoi y est aussi rapide que le téléchargement.',
            'Son serveur intégré garde vos fichiers chez vous.',
          ],
          runnerUp: {
            box: 'ultra-essentiel',
            whyNot: 'Le même réseau pour moins cher, mais sans emplacements de disque.',
          },
        }
      : {
          box: 'ultra-essentiel',
          reasons: [
            'L’envoi y est aussi rapide que le téléchargement.',
            'Vous ne payez pas pour des services vidéo que vous n’avez pas demandés.',
          ],
          runnerUp: { box: 'pop', whyNot: 'Elle coûte moins cher, mais l’envoi y est plus lent.' },
        };
  if (tv === 'none')
    return {
      box: 'pop-s',
      reasons: [
        'Vous ne payez pas pour une TV que vous ne regardez pas.',
        'Son prix ne change pas à la fin de la première année.',
      ],
      runnerUp: {
        box: 'pop',
        whyNot: 'Elle ajoute la TV, que vous ne regardez pas.',
      },
    };
  if (budget === 'lowest')
    return {
      box: 'revolution-light',
      reasons: [
        'C’est le plus petit prix avec la TV.',
        'Son débit suffit pour plusieurs vidéos à la fois.',
      ],
      runnerUp: {
        box: 'pop',
        whyNot: 'Elle est plus rapide et a le Wi-Fi 7, mais coûte plus cher.',
      },
    };
  if (budget === 'best')
    return {
      box: 'ultra',
      reasons: [
        'C’est l’une de nos deux Freebox les plus rapides, avec l’Ultra Essentiel.',
        'Des services vidéo sont inclus\u00a0: films et séries.',
      ],
      runnerUp: {
        box: 'ultra-essentiel',
        whyNot: 'Le même réseau pour moins cher, mais sans les services vidéo.',
      },
    };
  return {
    box: 'pop',
    reasons: [
      'Elle suffit à toute la famille, sur plusieurs écrans à la fois.',
      'Elle a le Wi-Fi 7 et la TV, pour un prix mesuré.',
      ...(budget === 'stable'
        ? ['Si un prix constant compte plus que la TV, regardez la Pop S.']
        : []),
    ],
    runnerUp:
      budget === 'stable'
        ? { box: 'pop-s', whyNot: 'Son prix ne change pas, mais elle n’a pas la TV.' }
        : {
            box: 'ultra-essentiel',
            whyNot: 'Elle est plus rapide, mais plus chère\u00a0: votre usage ne le demande pas.',
          },
  };
}
