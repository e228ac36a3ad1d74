import { composeStories } from '@storybook/react-vite';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Eligibility } from '@vitrine/geo/eligibility';
import type { Place } from '@vitrine/geo/place';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import {
  answers as words,
  eligibility,
  leHavre,
  lille,
  namesakes,
  saintDenis,
  texts,
} from '#testing/eligibility.ts';
import { keepVisitAnswer, visitAnswer } from '#document/visit-answer.ts';
import * as answerStories from './EligibilityAnswer.stories.tsx';
import * as stories from './EligibilityTest.stories.tsx';
import { PlaceReminder } from './PlaceReminder.island.tsx';

const { BeforeAnAddress, SentEmpty, Answered, SeveralPlaces } = composeStories(stories);
const { WordsDown, ...answered } = composeStories(answerStories);

/** The services as they answer, and what they were asked. */
let asked: URL[];
let places: Place[];
let answers: Record<string, Partial<Eligibility>>;

const collection = () => ({
  type: 'FeatureCollection',
  features: places.map(({ label, citycode, city, postcode, department, longitude, latitude }) => ({
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [longitude, latitude] },
    properties: {
      label,
      citycode,
      city,
      postcode,
      type: 'municipality',
      context: `0, ${department}, R`,
    },
  })),
});

beforeEach(() => {
  asked = [];
  places = namesakes;
  answers = {};
  sessionStorage.clear();
  vi.stubGlobal('fetch', async (address: string) => {
    const url = new URL(address, 'https://site.test');
    if (url.pathname === '/eligibility-answers.json') return Response.json(words);
    asked.push(url);
    if (url.pathname === '/api/geo/search') return Response.json(collection());
    const citycode = url.searchParams.get('citycode') ?? '';
    return Response.json({ ...eligibility, citycode, ...answers[citycode] });
  });
});
afterEach(() => vi.unstubAllGlobals());

const field = () => screen.getByRole('combobox', { name: texts.label });
const result = () => screen.getByRole('region', { name: texts.result });
const text = (element: HTMLElement) => (element.textContent ?? '').replaceAll('\u00a0', ' ');
const askedCodes = () => asked.flatMap((url) => url.searchParams.get('citycode') ?? []);
const send = () => userEvent.click(screen.getByRole('button', { name: 'Tester' }));

describe('the eligibility test', () => {
  test('the room of the first suggestions is drawn while they are on their way', async () => {
    const { fetch } = globalThis;
    let arrive = () => {};
    const late = new Promise<void>((resolve) => (arrive = resolve));
    vi.stubGlobal('fetch', async (...question: Parameters<typeof fetch>) => {
      await late;
      return fetch(...question);
    });
    const { container } = render(<BeforeAnAddress />);
    const awaited = () => container.querySelector('[data-awaited]');
    await userEvent.type(field(), 'saint denis');
    await waitFor(() => expect(awaited()).not.toBeNull());
    expect(screen.queryAllByRole('option')).toEqual([]);
    arrive();
    await screen.findAllByRole('option');
    expect(awaited()).toBeNull();
  });

  test('the second suggestion is answered by its code, and named with postcode and department', async () => {
    render(<BeforeAnAddress />);
    await userEvent.type(field(), 'saint denis');
    const options = await screen.findAllByRole('option');
    expect(options.map((option) => option.textContent)).toEqual([
      'Saint-Denis 97400, La Réunion',
      'Saint-Denis 93200, Seine-Saint-Denis',
    ]);
    await userEvent.click(options[1] as HTMLElement);
    expect(text(await screen.findByRole('region', { name: texts.result }))).toContain(
      'Saint-Denis, 93200, Seine-Saint-Denis',
    );
    expect(askedCodes()).toEqual(['93066']);
    expect(field()).toHaveProperty('value', 'Saint-Denis 93200');
  });

  test('the keyboard alone chooses, and Escape closes without emptying the field', async () => {
    places = [leHavre];
    render(<BeforeAnAddress />);
    await userEvent.type(field(), 'le havr');
    await screen.findByRole('option');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('option')).toBeNull();
    expect(field()).toHaveProperty('value', 'le havr');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    const answer = await screen.findByRole('heading', { name: /la fibre est au Havre/ });
    await waitFor(() => expect(answer).toBe(document.activeElement));
  });

  test('leaving the field with the keyboard chooses nothing', async () => {
    render(<BeforeAnAddress />);
    await userEvent.type(field(), 'saint denis');
    await screen.findAllByRole('option');
    await userEvent.keyboard('{ArrowDown}{Tab}');
    expect(askedCodes()).toEqual([]);
    expect(field()).toHaveProperty('value', 'saint denis');
  });

  test('typing without choosing asks which one when several match', async () => {
    render(<BeforeAnAddress />);
    await userEvent.type(field(), 'Saint-Denis');
    await send();
    const question = await screen.findByRole('heading', { name: /Laquelle est la vôtre/ });
    await waitFor(() => expect(question).toBe(document.activeElement));
    expect(askedCodes()).toEqual([]);
    await userEvent.click(within(result()).getByRole('link', { name: /Seine-Saint-Denis/ }));
    await waitFor(() => expect(askedCodes()).toEqual(['93066']));
    await waitFor(() => expect(text(result())).toContain('Saint-Denis, 93200, Seine-Saint-Denis'));
  });

  test('each of several is a link that the server answers by the code, the point and the postcode', () => {
    render(<SeveralPlaces />);
    const links = within(result()).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toContain(
      '/api/eligibility/answer?citycode=93066&postcode=93200&lon=2.35&lat=48.93',
    );
  });

  test('a text that names one place is answered at once', async () => {
    render(<BeforeAnAddress />);
    await userEvent.type(field(), 'saint denis 93200');
    await send();
    await waitFor(() => expect(askedCodes()).toEqual(['93066']));
  });

  test('a chosen place travels with the form, until something else is typed', async () => {
    places = [saintDenis];
    const { container } = render(<BeforeAnAddress />);
    const sent = () =>
      Object.fromEntries(new FormData(container.querySelector('form') ?? undefined));
    await userEvent.type(field(), 'saint');
    await userEvent.click(await screen.findByRole('option'));
    await screen.findByRole('region', { name: texts.result });
    expect(sent()).toEqual({
      q: 'Saint-Denis 93200',
      citycode: '93066',
      postcode: '93200',
      lon: '2.35',
      lat: '48.93',
    });
    await userEvent.type(field(), 'x');
    expect(sent()).toEqual({ q: 'Saint-Denis 93200x' });
  });

  test('only the last question is answered', async () => {
    let release = () => undefined as void;
    const first = new Promise<void>((resolve) => (release = resolve));
    const answer = globalThis.fetch;
    vi.stubGlobal('fetch', async (address: string) => {
      if (address.includes('97411')) await first;
      return answer(address);
    });
    render(<SeveralPlaces />);
    const [reunion, seine] = within(result()).getAllByRole('link');
    fireEvent.click(reunion as HTMLElement);
    fireEvent.click(seine as HTMLElement);
    await waitFor(() => expect(text(result())).toContain('Saint-Denis, 93200, Seine-Saint-Denis'));
    release();
    await waitFor(() => expect(askedCodes()).toContain('97411'));
    expect(text(result())).toContain('93200');
  });

  test.each([
    ['refused', () => Promise.reject(new TypeError('network'))],
    ['broken', async () => new Response('oups', { status: 500 })],
    ['garbage', async () => new Response('<html>')],
    ['another thing', async () => Response.json({ status: 'available' })],
  ])(
    'when the service is %s, the visitor is told and keeps what was typed',
    async (_what, fetch) => {
      vi.stubGlobal('fetch', fetch);
      render(<BeforeAnAddress />);
      await userEvent.type(field(), 'lille');
      await send();
      await screen.findByRole('heading', { name: 'Le test ne répond pas pour l’instant' });
      expect(field()).toHaveProperty('value', 'lille');
    },
  );
});

describe('the visit remembers', () => {
  async function answerLille() {
    places = [lille];
    render(<BeforeAnAddress />);
    await userEvent.type(field(), 'lille');
    await userEvent.click(await screen.findByRole('option'));
    // The visit knows it a frame before the answer takes the focus, and the page may say it already.
    await waitFor(() => expect(result().contains(document.activeElement)).toBe(true));
  }

  test('the address is asked once: the next page already knows it, without a call', async () => {
    await answerLille();
    cleanup();
    asked = [];
    render(<BeforeAnAddress />);
    await screen.findByRole('heading', { name: /la fibre est à Lille/ });
    expect(field()).toHaveProperty('value', 'Lille 59000');
    expect(document.activeElement).toBe(document.body);
    expect(asked).toEqual([]);
  });

  test('the answer stands beside the subscription, on the same page at once', async () => {
    render(<PlaceReminder texts={texts} network="fibre" testHref="#adresse" />);
    expect(screen.getByRole('link', { name: 'Tester mon adresse' })).toBeDefined();
    await answerLille();
    expect(screen.getByText('Fibre disponible à Lille (59000)')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Changer d’adresse' }).getAttribute('href')).toBe(
      '#adresse',
    );
  });

  test('and beside every other way to subscribe on the page, by what each box needs', async () => {
    render(
      <>
        <div data-testid="bar" id="adresse-barre" />
        <div data-testid="card" id="adresse-box-5g" />
        <PlaceReminder
          texts={texts}
          network="fibre"
          testHref="#adresse"
          bar="adresse-barre"
          cards={{ 'adresse-box-5g': '5g' }}
        />
      </>,
    );
    expect(screen.getByTestId('bar').childNodes).toHaveLength(0);
    await answerLille();
    expect(text(screen.getByTestId('bar'))).toBe(
      'Fibre disponible à Lille (59000) Changer d’adresse',
    );
    expect(text(screen.getByTestId('card'))).toMatch(/^Box 5G .*disponible à Lille \(59000\)$/);
    await act(async () => keepVisitAnswer({ place: saintDenis, eligibility }));
    for (const room of ['bar', 'card'])
      expect(
        [...screen.getByTestId(room).querySelectorAll('no-break')].map((word) => word.textContent),
      ).toContain('Saint-Denis');
    await act(async () => keepVisitAnswer(null));
    expect(screen.getByTestId('bar').childNodes).toHaveLength(0);
  });

  test('another address can be asked for: the old one is forgotten', async () => {
    await answerLille();
    await userEvent.click(screen.getByRole('button', { name: 'Changer d’adresse' }));
    expect(screen.queryByRole('region', { name: texts.result })).toBeNull();
    expect(field()).toBe(document.activeElement);
    expect(field()).toHaveProperty('value', '');
    expect(sessionStorage).toHaveLength(0);
  });

  test('garbage in the storage is no answer', () => {
    sessionStorage.setItem('vitrine-place', '{"place":{"label":"x"},"eligibility":{}}');
    render(<BeforeAnAddress />);
    expect(screen.queryByRole('region', { name: texts.result })).toBeNull();
  });
});

test('what the server answered is shown as it is, with the places it may have been', () => {
  render(<Answered />);
  expect(text(result())).toContain('Bonne nouvelle : la fibre est à Lille');
  expect(within(result()).getAllByRole('link', { name: /^Saint-Denis/ })).toHaveLength(2);
  expect(field()).toHaveProperty('value', 'Lille 59000');
});

/** Where the server answers the form. */
function openAnswerPage(): void {
  history.replaceState(null, '', '/api/eligibility/answer?citycode=59350');
  onTestFinished(() => history.replaceState(null, '', '/'));
}

test('what the server answered is kept for the visit, until another address is asked for', async () => {
  openAnswerPage();
  render(<Answered />);
  expect(visitAnswer()?.place.city).toBe('Lille');
  await userEvent.click(screen.getByRole('button', { name: 'Changer d’adresse' }));
  expect(screen.queryByRole('region', { name: texts.result })).toBeNull();
  expect(field()).toBe(document.activeElement);
  expect(visitAnswer()).toBeNull();
});

test('what the server answered stays when its words cannot be fetched', async () => {
  openAnswerPage();
  vi.stubGlobal('fetch', async () => new Response('', { status: 503 }));
  render(<Answered />);
  await act(async () => undefined);
  expect(text(result())).toContain('Bonne nouvelle : la fibre est à Lille');
});

test.each([
  ['PlannedForTheOthers', '64 % des logements'],
  ['Box5g', '93 % des logements'],
] as const)('%s says how many homes have the fibre already', (story, share) => {
  const { [story]: Story } = answered;
  const { container } = render(<Story />);
  expect(text(container)).toContain(`${share} de la commune peuvent déjà être raccordés`);
});

test('where no home has the fibre yet, nothing is said of those that have', () => {
  const { PlannedForTheOthers } = answered;
  const none = { ...eligibility, status: 'planned', plannedQuarter: '2027-T2', fibreShare: 0.004 };
  const outcome = { kind: 'answer', place: lille, eligibility: none as Eligibility, others: [] };
  const { container } = render(<PlannedForTheOthers outcome={{ ...outcome, kind: 'answer' }} />);
  expect(text(container)).not.toContain('déjà');
});

test('a guess says what was understood, an answer to what was typed does not', () => {
  const { Available, Guessed } = answered;
  const { container, rerender } = render(<Guessed />);
  expect(text(container)).toContain('voici la réponse pour Lille 59000.');
  rerender(<Available />);
  expect(text(container)).not.toContain('exactement');
});

test('what nobody can have typed for a town is answered as a guess', async () => {
  places = [lille];
  render(<BeforeAnAddress />);
  await userEvent.type(field(), 'lylle');
  await send();
  await waitFor(() => expect(text(result())).toContain('voici la réponse pour Lille 59000.'));
});

describe('a field sent empty', () => {
  const message = 'Indiquez une adresse, une commune ou un code postal.';

  test.each(['', '   '])(
    'takes the focus and says what to type, until something is: %j',
    async (typed) => {
      render(<BeforeAnAddress />);
      // In our words, not in those of the browser.
      expect(field().closest('form')?.noValidate).toBe(true);
      if (typed !== '') await userEvent.type(field(), typed);
      await send();
      await waitFor(() => expect(document.activeElement).toBe(field()));
      expect(field().getAttribute('aria-invalid')).toBe('true');
      const described = field().getAttribute('aria-describedby')?.split(' ') ?? [];
      expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
        message,
        texts.privacy,
      ]);
      expect(asked).toEqual([]);
      await userEvent.type(field(), 'l');
      expect(screen.queryByText(message)).toBeNull();
      expect(field().hasAttribute('aria-invalid')).toBe(false);
    },
  );

  test('says the same on the page of the server', () => {
    render(<SentEmpty />);
    expect(screen.getByText(message)).toBeDefined();
    expect(screen.queryByRole('region', { name: texts.result })).toBeNull();
  });
});

test('an answer overseas says that prices are those of metropolitan France, and only there', () => {
  const { Available, Overseas } = answered;
  const { container, rerender } = render(<Overseas />);
  expect(container.textContent).toContain(words.texts.overseas);
  rerender(<Available />);
  expect(container.textContent).not.toContain(words.texts.overseas);
});

test('an answer whose words could not be had says that the test does not answer', () => {
  render(<WordsDown />);
  screen.getByRole('heading', { name: 'Le test ne répond pas pour l’instant' });
  expect(screen.queryByText(/Lille/)).toBeNull();
});

test.each([
  ['Available', '1'],
  ['AdslClosing', '1'],
  ['Planned', '0.03'],
  // What is offered meanwhile needs no line.
  ['PlannedWithBox5g', '0.03'],
] as const)('the line to the house is whole only where the fibre is: %s', (story, dashes) => {
  const Answer = answered[story];
  const { container } = render(<Answer />);
  expect(container.querySelector('[d="M0 36H206"]')?.getAttribute('stroke-dasharray')).toBe(dashes);
});
