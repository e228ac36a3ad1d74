import type { ContactAudience } from '@vitrine/domain/forms/contact';
import type { FormIntroProps } from '#blocks/FormIntro/FormIntro.tsx';
import { fill } from '#content';
import { linkTo } from '#site/links.ts';

/** Reached from any French line, at the price of a local call. */
const CALL = {
  title: 'Par téléphone',
  text: 'Le **3244**, tous les jours de 7\u00a0h à minuit, au prix d’un appel local.',
};
const SHOP = { label: 'Trouver une boutique', href: linkTo('boutiques') };
const PROXI = { label: fill('Votre équipe {product} Proxi'), href: linkTo('proxi') };
const TERMINATION = { label: 'Résilier en ligne', href: linkTo('resiliation') };
const DEAF = {
  title: 'Sourd ou malentendant',
  text: 'En langue des signes, en texte ou en LPC, par le [relais téléphonique](/freebox/relais-telephonique/).',
};

/** The other ways to reach us, the quickest first. */
export function contactChannels(
  audience: ContactAudience,
): Pick<FormIntroProps, 'points' | 'links'> {
  if (audience === 'pas-encore-abonne') {
    return {
      points: [
        {
          ...CALL,
          text: 'Le **1044**, du lundi au samedi de 8\u00a0h à 22\u00a0h, appel gratuit.',
        },
        DEAF,
      ],
      links: [
        { label: 'Comparer les Freebox', href: linkTo('comparer-nos-offres-freebox') },
        { label: 'Aidez-moi à choisir', href: linkTo('aidez-moi-a-choisir') },
        SHOP,
      ],
    };
  }
  return {
    points: [CALL, DEAF],
    links: [...(audience === 'abonne-mobile' ? [] : [PROXI]), SHOP, TERMINATION],
  };
}
