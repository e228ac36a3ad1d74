import type { BoxOffer } from '@vitrine/domain/box-offer';
import { ANSWER_PAGES, type AnswerPage } from '@vitrine/geo/eligibility-page';
import { boxPath } from '@vitrine/domain/slug';
import type { ReactNode } from 'react';
import { Badge } from '#ui/Badge/Badge.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { Picture } from '#ui/Picture/Picture.tsx';
import { Price } from '#ui/Price/Price.tsx';
import styles from './EligibilityResult.module.css';

/** What a page can show: an answer, or that none came. */
export type ResultKind = AnswerPage | 'service-indisponible';

export type EligibilityResultProps = {
  kind: ResultKind;
  /** Every box; each answer shows those that work there. */
  offers: readonly BoxOffer[];
  /** Said under the figures: a sample, or the regulator's. */
  sourceNote: string;
  headingLevel?: 1 | 2 | 3;
};

/** A word of the answer: the server or the browser puts the municipality's own here. */
function Fill({ name, children }: { name: string; children: string }) {
  return <span data-fill={name}>{children}</span>;
}

const city = <Fill name="city">votre commune</Fill>;
const offersLink = '/freebox/nos-offres-freebox/';
const contactLink = '/freebox/informations/nous-contacter/';

type Content = {
  tag: { label: string; color: 'black' | 'red' | 'blue' };
  title: ReactNode;
  text: ReactNode;
  offers: readonly string[];
  next: { label: string; href: string; action: string };
  other?: { label: string; href: string; action: string };
  /** Whether the answer rests on figures. */
  figures: boolean;
};

/** One below the answer's own heading. */
const OFFER_LEVELS = { 1: 2, 2: 3, 3: 4 } as const;

const FIBRE_OFFERS = ['pop', 'ultra', 'revolution-light'] as const;

const CONTENTS: Readonly<Record<ResultKind, Content>> = {
  [ANSWER_PAGES.available]: {
    tag: { label: 'Fibre disponible', color: 'blue' },
    title: <>Bonne nouvelle : la fibre est à {city}</>,
    text: (
      <p>
        <Fill name="share">La plupart</Fill> des logements de la commune peuvent être raccordés.
        Votre logement est vérifié avec vous au moment de l’abonnement, avant tout paiement.
      </p>
    ),
    offers: FIBRE_OFFERS,
    next: { label: 'Choisir ma Freebox', href: offersLink, action: 'choisir' },
    other: {
      label: 'M’aider à choisir',
      href: '/freebox/aidez-moi-a-choisir/',
      action: 'aide-au-choix',
    },
    figures: true,
  },
  [ANSWER_PAGES.adslClosing]: {
    tag: { label: 'L’ADSL s’arrête', color: 'red' },
    title: (
      <>
        À {city}, l’ADSL s’arrête le <Fill name="technical">bientôt</Fill>
      </>
    ),
    text: (
      <p>
        La fibre est déjà là : <Fill name="share">la plupart</Fill> des logements peuvent être
        raccordés. Passez-y avant la fermeture du réseau cuivre pour garder internet et votre numéro
        sans coupure.
      </p>
    ),
    offers: FIBRE_OFFERS,
    next: { label: 'Passer à la fibre', href: offersLink, action: 'choisir' },
    other: {
      label: 'Comprendre la fin de l’ADSL',
      href: '/freebox/fin-adsl-passage-fibre/',
      action: 'fin-adsl',
    },
    figures: true,
  },
  [ANSWER_PAGES.planned]: {
    tag: { label: 'Fibre prévue', color: 'black' },
    title: (
      <>
        La fibre arrive à {city} : <Fill name="quarter">date à venir</Fill>
      </>
    ),
    text: (
      <p>
        C’est la date annoncée pour la commune ; certains logements sont prêts plus tôt. En
        attendant, nos conseillers cherchent avec vous la meilleure solution.
      </p>
    ),
    offers: [],
    next: { label: 'Trouver une boutique', href: '/boutiques/', action: 'boutiques' },
    other: {
      label: 'Voir la carte de la fibre',
      href: '/freebox/carte-fibre-optique/',
      action: 'carte',
    },
    figures: true,
  },
  [ANSWER_PAGES.plannedWith5g]: {
    tag: { label: 'Fibre prévue', color: 'black' },
    title: (
      <>
        La fibre arrive à {city} : <Fill name="quarter">date à venir</Fill>
      </>
    ),
    text: (
      <p>
        En attendant, la Box 5G vous connecte dès maintenant, sans travaux et sans engagement : vous
        passerez à la fibre le jour venu.
      </p>
    ),
    offers: ['box-5g'],
    next: { label: 'Découvrir la Box 5G', href: '/freebox/box-5g/', action: 'box-5g' },
    other: {
      label: 'Voir la carte de la fibre',
      href: '/freebox/carte-fibre-optique/',
      action: 'carte',
    },
    figures: true,
  },
  [ANSWER_PAGES.box5g]: {
    tag: { label: 'Box 5G', color: 'blue' },
    title: <>À {city}, la Box 5G prend le relais de la fibre</>,
    text: (
      <p>
        La fibre n’y a pas encore de date. La Box 5G se branche sur une prise de courant : internet
        rapide, sans technicien et sans engagement.
      </p>
    ),
    offers: ['box-5g'],
    next: { label: 'Découvrir la Box 5G', href: '/freebox/box-5g/', action: 'box-5g' },
    figures: true,
  },
  [ANSWER_PAGES.unknown]: {
    tag: { label: 'À vérifier', color: 'black' },
    title: <>Nous devons vérifier pour {city}</>,
    text: (
      <p>
        Nous n’avons pas encore d’information sûre pour cette commune. Un conseiller peut vérifier
        votre logement, en boutique ou par téléphone.
      </p>
    ),
    offers: [],
    next: { label: 'Trouver une boutique', href: '/boutiques/', action: 'boutiques' },
    other: { label: 'Nous contacter', href: contactLink, action: 'contact' },
    figures: true,
  },
  [ANSWER_PAGES.notFound]: {
    tag: { label: 'Adresse introuvable', color: 'black' },
    title: <>Nous n’avons pas trouvé cette adresse</>,
    text: (
      <p>
        Vérifiez l’orthographe, ou indiquez seulement la commune ou son code postal. Un lotissement
        récent n’est pas toujours connu : la commune suffit pour une première réponse.
      </p>
    ),
    offers: [],
    next: {
      label: 'Chercher ma commune sur la carte',
      href: '/freebox/carte-fibre-optique/',
      action: 'carte',
    },
    other: { label: 'Nous contacter', href: contactLink, action: 'contact' },
    figures: false,
  },
  'service-indisponible': {
    tag: { label: 'Service indisponible', color: 'red' },
    title: <>Le test ne répond pas pour l’instant</>,
    text: (
      <p>
        Ce n’est pas votre adresse, c’est nous. Réessayez dans un instant ; les offres et la carte
        restent consultables.
      </p>
    ),
    offers: [],
    next: {
      label: 'Voir la carte de la fibre',
      href: '/freebox/carte-fibre-optique/',
      action: 'carte',
    },
    other: { label: 'Voir les offres', href: offersLink, action: 'choisir' },
    figures: false,
  },
};

/** One answer of the eligibility test: what it means, what to buy, what to do next. */
export function EligibilityResult({
  kind,
  offers,
  sourceNote,
  headingLevel = 3,
}: EligibilityResultProps) {
  const { tag, title, text, next, other, figures, ...content } = CONTENTS[kind];
  const shown = content.offers.flatMap((key) => offers.find((offer) => offer.key === key) ?? []);
  const Heading = `h${headingLevel}` as const;
  const offerLevel = OFFER_LEVELS[headingLevel];
  return (
    <div className={styles.root} data-result={kind}>
      <div className={styles.answer}>
        <Badge label={tag.label} color={tag.color} />
        <Heading className={styles.title}>{title}</Heading>
        <div className={styles.text}>{text}</div>
        <div className={styles.actions}>
          <Button href={next.href} data-track={`eligibilite > ${next.action}`}>
            {next.label}
          </Button>
          {other && (
            <Button
              variant="secondary"
              href={other.href}
              data-track={`eligibilite > ${other.action}`}
            >
              {other.label}
            </Button>
          )}
        </div>
        {figures && <p className={styles.source}>{sourceNote}</p>}
      </div>
      {shown.length > 0 && (
        <ul role="list" className={styles.offers}>
          {shown.map((offer) => (
            <li key={offer.key}>
              <Card
                title={offer.name}
                href={boxPath(offer.name)}
                headingLevel={offerLevel}
                tracking={`eligibilite > ${offer.key}`}
                media={
                  <Picture src={offer.image.src} alt="" sizes="(width >= 768px) 20rem, 100vw" />
                }
              >
                <Price offer={offer} size="m" />
              </Card>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
