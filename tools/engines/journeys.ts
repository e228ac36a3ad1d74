import type { Visitor } from './visitor.ts';

export type Journey = { readonly name: string; readonly walk: (visitor: Visitor) => Promise<void> };

const HOME = '/freebox/';
const PLACE = 'Votre adresse, commune ou code postal';

/** In the page: the first layer is in a shadow tree, and hidden or taken away once answered. */
const bannerIsGone = () =>
  ![...document.querySelectorAll('[data-consent-host]')].some((host) =>
    host.shadowRoot?.querySelector('[data-consent-banner]')?.checkVisibility(),
  );

/** In the page: the question about fees and the first line of its answer are in the window. */
const answerIsOnScreen = () => {
  const question = [...document.querySelectorAll('main summary')].find(({ textContent }) =>
    textContent?.includes('des frais en plus'),
  );
  const answer = question?.closest('details')?.querySelector('p');
  return [question, answer].every((part) => {
    if (!part?.checkVisibility()) return false;
    const { top, bottom, height } = part.getBoundingClientRect();
    return height > 0 && top >= 0 && Math.min(bottom, top + 24) <= innerHeight;
  });
};

/** What visitors come for. The first answers the question about cookies, which no other meets again. */
export const JOURNEYS: readonly Journey[] = [
  {
    name: 'consent: refused, and not asked again',
    walk: async (visitor) => {
      await visitor.open(HOME);
      await visitor.click({
        kind: 'button',
        name: 'Tout refuser',
        within: '[data-consent-banner]',
      });
      await visitor.holds('the banner to go', bannerIsGone);
      await visitor.open('/freebox/freebox-pop/');
      await visitor.sees('Freebox Pop', 'h1');
      await visitor.holds('no banner', bannerIsGone);
    },
  },
  {
    name: 'menu: a panel opens and Escape closes it',
    walk: async (visitor) => {
      await visitor.open(HOME);
      await visitor.click({ kind: 'button', name: 'Freebox', within: '[data-menu-entries]' });
      await visitor.sees('Freebox Ultra Essentiel', '[data-menu-entries] [popover]');
      await visitor.press('Escape');
      await visitor.holds(
        'the panel to close',
        () => !document.querySelector('[data-menu-entries] :popover-open'),
      );
    },
  },
  {
    name: 'carousel: the next slide is shown and counted',
    walk: async (visitor) => {
      await visitor.open(HOME);
      await visitor.click({
        kind: 'button',
        name: 'Diapositive suivante',
        within: '[data-carousel]',
      });
      await visitor.holds(
        'slide 2',
        () => document.querySelector('[data-carousel] [data-current]')?.textContent === '2',
      );
    },
  },
  {
    name: 'modal: conditions open and close',
    walk: async (visitor) => {
      await visitor.open(HOME);
      await visitor.click({ kind: 'button', name: 'Voir conditions', within: '[data-carousel]' });
      await visitor.sees('les conditions', 'dialog[open]');
      await visitor.press('Escape');
      await visitor.holds('the modal to close', () => !document.querySelector('dialog[open]'));
    },
  },
  {
    name: 'accordion: an answer opens',
    walk: async (visitor) => {
      await visitor.open(HOME);
      await visitor.click({ kind: 'summary', name: 'Suis-je engagé', within: 'main' });
      await visitor.holds('an open answer', () =>
        [...document.querySelectorAll<HTMLDetailsElement>('main details[open]')].some(
          (one) => one.innerText.length > 60,
        ),
      );
    },
  },
  {
    name: 'a link to an answer opens it and shows it',
    walk: async (visitor) => {
      await visitor.open(`${HOME}#frais`);
      await visitor.holds('the answer on the screen', answerIsOnScreen);
    },
  },
  {
    name: 'a link to an answer does so without script',
    walk: async (visitor) => {
      await visitor.openWithoutScript(`${HOME}#frais`);
      await visitor.holds('no script', () => !document.documentElement.classList.contains('js'));
      await visitor.holds('the answer on the screen', answerIsOnScreen);
    },
  },
  {
    name: 'comparator: another box joins, and the address says so',
    walk: async (visitor) => {
      await visitor.open('/freebox/comparer-nos-offres-freebox/?boxes=ultra,pop');
      await visitor.holds(
        'the comparator to wake',
        () => !document.querySelector('main astro-island[component-url*="Comparator"][ssr]'),
      );
      await visitor.click({ kind: 'choice', name: 'Freebox Pop S', within: 'main' });
      await visitor.holds('three boxes in the address', () => /pop-s/.test(location.search));
    },
  },
  {
    name: 'search: pages are found',
    walk: async (visitor) => {
      await visitor.open(HOME);
      await visitor.click({ kind: 'link', name: 'Rechercher', within: '[data-header]' });
      await visitor.holds(
        'the search to have the focus',
        () => document.activeElement instanceof HTMLInputElement,
      );
      await visitor.type('répéteur');
      await visitor.holds('a result', () =>
        [...document.querySelectorAll('dialog[open] a, :popover-open a')].some((one) =>
          /repeteur/.test((one as HTMLAnchorElement).href),
        ),
      );
    },
  },
  {
    name: 'eligibility: a commune is chosen and answered',
    walk: async (visitor) => {
      await visitor.open('/freebox/fibre-optique/');
      await visitor.write({ kind: 'field', name: PLACE, within: 'main' }, 'saint-étienne 42000');
      await visitor.holds(
        'suggestions',
        () => document.querySelectorAll('[role="option"]').length > 0,
      );
      await visitor.press('Escape');
      await visitor.click({ kind: 'button', name: 'Tester', within: 'main' });
      await visitor.sees('Saint-Étienne', 'main h3, main h2, main h1');
    },
  },
  {
    name: 'channels: a search narrows the list',
    walk: async (visitor) => {
      await visitor.open('/freebox/free-tv/liste-chaines/');
      await visitor.write({ kind: 'field', name: 'Chercher une chaîne', within: 'main' }, 'equip');
      await visitor.holds('few channels', () =>
        /^[1-9]\d? chaîne/.test(
          [...document.querySelectorAll<HTMLElement>('main [role="status"], main output')]
            .map((one) => one.innerText.trim())
            .find((text) => /chaîne/.test(text)) ?? '',
        ),
      );
    },
  },
  {
    name: 'shops: those near a town come first',
    walk: async (visitor) => {
      await visitor.open('/boutiques/');
      await visitor.write(
        { kind: 'field', name: 'Une ville ou un code postal', within: 'main' },
        'lyon',
      );
      await visitor.press('Enter');
      await visitor.sees('Lyon', 'main [role="status"], main output, main h2, main h3');
    },
  },
  {
    name: 'form: a mistake is explained, a complete request arrives',
    walk: async (visitor) => {
      await visitor.open('/freebox/informations/nous-contacter/abonne-freebox/');
      const send = { kind: 'button', name: 'Envoyer mon message', within: 'main' } as const;
      await visitor.click(send);
      await visitor.sees('Certaines réponses sont à corriger.', 'main');
      await visitor.engine.evaluate(() => {
        const topic = document.querySelector<HTMLSelectElement>('main select');
        if (!topic) return;
        topic.value = 'demenagement';
        topic.dispatchEvent(new Event('change', { bubbles: true }));
      });
      await visitor.write(
        { kind: 'field', name: 'Votre message', within: 'main' },
        'Bonjour, je déménage le mois prochain, comment garder ma box ?',
      );
      await visitor.write({ kind: 'field', name: 'Prénom', within: 'main' }, 'Élodie');
      await visitor.write({ kind: 'field', name: 'Nom', within: 'main' }, 'Noël');
      await visitor.write(
        { kind: 'field', name: 'Adresse e-mail', within: 'main' },
        'elodie.noel@exemple.fr',
      );
      await visitor.click(send);
      await visitor.sees('Votre message est arrivé', 'main');
    },
  },
];
