import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DEFAULT_BRAND } from '../brand.ts';
import { readEvents } from './audience-event.ts';
import { stepOf } from './funnel.ts';
import { createPageNames } from './page-names.ts';
import { daysBefore, daysFrom, monthsBefore, parisDay, spansOf, weekOf } from './paris-day.ts';
import { bucketOf, countByRating, percentile, VITALS } from './web-vitals.ts';

const pages = createPageNames(DEFAULT_BRAND);

describe('page names', () => {
  test.each([
    ['/freebox/', 'homepage'],
    ['/freebox/freebox-pop/', 'freebox-pop'],
    ['/freebox/freebox-pop', 'freebox-pop'],
    ['/freebox/free-tv/replays/', 'free-tv'],
    ['/boutiques/', 'boutiques'],
    ['/plan-du-site/', 'plan-du-site'],
    ['/freebox/wifi-7/', 'wifi-7'],
    ['/freebox/fin-adsl-passage-fibre/', 'fin-adsl'],
    ['/no/such/page/', '404'],
  ])('%s is %s', (path, name) => {
    expect(pages.ofPath(path)).toBe(name);
    expect(pages.known(name)).toBe(name);
  });

  test('a name that is no page’s is not known', () => {
    expect(pages.known('<script>')).toBeNull();
  });
});

/** Pieces of characters, of addresses and of everything else. */
const hostile = fc.oneof(
  fc.constantFrom('\ud83d', '\ude00', '\0', '//[', '\\', '%', '👩‍👩‍👧‍👦', 'é', ' '),
  fc.string({ minLength: 1, maxLength: 1, unit: 'binary' }),
);

describe('reading events', () => {
  test('whatever is sent, what is kept is short, on one line and on a page of ours', () => {
    const props = fc.record(
      {
        page: fc.string(),
        section: fc.string({ maxLength: 300, unit: hostile }),
        action: fc.string({ maxLength: 300, unit: hostile }),
        value: fc.anything(),
        subscription: fc.string(),
      },
      { requiredKeys: [] },
    );
    const sent = fc.oneof(
      fc.anything(),
      props,
      fc.record({ n: fc.string(), u: fc.webUrl({ withQueryParameters: true }), p: props }),
      fc.record({ n: fc.string(), u: fc.string({ unit: hostile }).map((text) => `/${text}`) }),
      fc.array(props, { maxLength: 30 }),
    );
    fc.assert(
      fc.property(sent, (body) => {
        for (const event of readEvents(body, pages)) {
          if (!event) continue;
          expect(pages.known(event.page)).not.toBeNull();
          for (const text of [event.name, event.section, event.action]) {
            expect(text.length).toBeLessThanOrEqual(80);
            expect(text).not.toMatch(/[\r\n\t\0]/);
            expect(text.isWellFormed()).toBe(true);
          }
          expect(event.path).toMatch(/^(?:\/[!-~]*)?$/);
          expect(event.path).not.toContain('?');
        }
      }),
    );
  });

  test('an e-mail address or a telephone number in a label is not kept', () => {
    const [event] = readEvents(
      { page: 'homepage', section: 'zoe@exemple.fr', action: 'appel 06 12 34 56 78' },
      pages,
    );
    expect(event).toMatchObject({ section: '…', action: 'appel …' });
  });

  test('a label is cut between two characters, never within one', () => {
    const [event] = readEvents({ section: 'a', action: `a${'🇫🇷'.repeat(30)}` }, pages);
    expect(event?.action).toBe(`a${'🇫🇷'.repeat(19)}`);
  });

  test.each(['//[', '/\\[', 'https://[', 'https://a b/', 'javascript:alert(1)', 'freebox'])(
    'an event at %s is none: it has no address',
    (u) => {
      expect(readEvents({ n: 'pageview', u }, pages)).toEqual([null]);
    },
  );

  test('beyond twenty in one request, the rest is refused', () => {
    const events = readEvents(
      Array.from({ length: 25 }, () => ({ page: 'homepage', section: 'a', action: 'b' })),
      pages,
    );
    expect(events.filter((event) => event === null)).toHaveLength(5);
  });

  test('the box of a subscription link is one that exists', () => {
    const subscription = (code: unknown) =>
      readEvents({ section: 'a', action: 'b', subscription: code }, pages)[0]?.subscription;
    expect(['v9', 'constructor', 7, undefined].map(subscription)).toEqual([
      'v9',
      'new',
      null,
      null,
    ]);
  });

  test.each([
    [
      'a view, by short names',
      { n: 'pageview', u: 'https://a.fr/freebox/?secret=1' },
      { kind: 'pageview', name: 'pageview', page: 'homepage', path: '/freebox/', section: '' },
    ],
    [
      'a view, by long names',
      {
        name: 'pageview',
        url: '/boutiques/',
        props: { page: 'homepage' },
        referrer: 'https://b.fr/',
      },
      { kind: 'pageview', page: 'homepage', path: '/boutiques/', source: 'b.fr' },
    ],
    ['that a page was left', { n: 'engagement', u: '/' }, { kind: 'engagement', action: '' }],
    ['another name', { n: 'Outbound', u: '/' }, { kind: 'custom', action: 'Outbound' }],
    [
      'an action',
      { n: 'action', u: '/freebox/', p: { section: 'faq', action: 'ouvrir' } },
      { kind: 'action', section: 'faq', action: 'ouvrir', page: 'homepage' },
    ],
    [
      'an action in one value',
      { n: 'action', u: '/freebox/', p: { value: 'homepage > faq > ouvrir' } },
      { kind: 'action', section: 'faq', action: 'ouvrir' },
    ],
    [
      'a bare action',
      { page: 'boutiques', section: 'carte', action: 'zoom' },
      { kind: 'action', name: 'action', page: 'boutiques', section: 'carte', action: 'zoom' },
    ],
    [
      'a bare value',
      { value: 'boutiques > carte > zoom' },
      { page: 'boutiques', section: 'carte', action: 'zoom' },
    ],
    [
      'a vital',
      { n: 'web-vital', u: '/freebox/', p: { metric: 'LCP', value: '1200' } },
      { kind: 'vital', vital: 'LCP', action: 'LCP', amount: 1200 },
    ],
  ])('is read: %s', (_what, sent, event) => {
    expect(readEvents(sent, pages)).toMatchObject([event]);
  });

  test.each([
    ['an empty list', []],
    ['a text', 'pageview'],
    ['an action without a section', { n: 'action', u: '/', p: { action: 'a' } }],
    ['an action without a name', { section: 'a' }],
    ['an action that is a number', { value: 7 }],
    ['a vital that there is not', { n: 'web-vital', u: '/', p: { metric: 'XYZ', value: 1 } }],
    ['a vital without its amount', { n: 'web-vital', u: '/', p: { metric: 'LCP' } }],
    ['an address that is none', { n: 'pageview', u: 7 }],
    ['an address beyond all', { n: 'pageview', u: `/${'a'.repeat(2_000)}` }],
    ['an address inside another', { n: 'pageview', u: 'data:https://a.fr/' }],
  ])('is none: %s', (_what, sent) => {
    expect(readEvents(sent, pages)).toEqual([null]);
  });

  test('a label is on one line, trimmed, and as long as a label is', () => {
    const action = (text: string) => readEvents({ section: 'a', action: text }, pages)[0]?.action;
    expect(action(' deux\n\t mots ')).toBe('deux mots');
    expect(action('é'.repeat(80))).toBe('é'.repeat(80));
    expect(action('a'.repeat(80))).toBe('a'.repeat(80));
    expect(action('a'.repeat(81))).toBe('a'.repeat(80));
  });

  test('a path is short too, and a referrer that is no address is no source', () => {
    const read = (sent: object) => readEvents({ n: 'pageview', ...sent }, pages)[0];
    expect(read({ u: `/${'a'.repeat(400)}` })?.path).toHaveLength(300);
    expect(read({ u: 'HTTP://a.fr/x' })?.path).toBe('/x');
    for (const r of [7, 'moteur', undefined]) expect(read({ u: '/', r })?.source).toBe('');
    expect(read({ u: '/', r: '/ailleurs/' })?.source).toBe('');
    expect(read({ u: '/', r: 'https://awww.fr/' })?.source).toBe('awww.fr');
    expect(read({ u: '/', r: `https://${'a.'.repeat(60)}fr/` })?.source).toHaveLength(80);
  });

  test('a source is a host other than ours', () => {
    const source = (r: string) =>
      readEvents({ n: 'pageview', u: 'https://a.fr/freebox/', r }, pages)[0]?.source;
    expect(source('https://www.moteur.example/?q=secret')).toBe('moteur.example');
    expect(source('https://a.fr/boutiques/')).toBe('');
  });
});

describe('the way to a subscription', () => {
  const step = (body: unknown) =>
    readEvents(body, pages).map((event) => event && stepOf(event, pages))[0];
  test.each([
    ['the home page', { n: 'pageview', u: '/freebox/' }, 1],
    ['a box', { n: 'pageview', u: '/freebox/freebox-pop/' }, 2],
    ['a test of eligibility', { section: 'eligibilite', action: 'reponse-fibre' }, 3],
    ['a subscription link', { section: 'entete', action: 'souscrire', subscription: 'pop' }, 4],
    ['a web vital', { n: 'web-vital', u: '/freebox/', p: { metric: 'CLS', value: 0 } }, 0],
  ])('%s', (_what, body, expected) => {
    expect(step(body)).toBe(expected);
  });
});

describe('days', () => {
  test('begin at midnight in France, in winter and in summer', () => {
    expect(parisDay(new Date('2026-11-14T22:59:59Z'))).toBe('2026-11-14');
    expect(parisDay(new Date('2026-11-14T23:00:00Z'))).toBe('2026-11-15');
    expect(parisDay(new Date('2026-07-14T21:59:59Z'))).toBe('2026-07-14');
    expect(parisDay(new Date('2026-07-14T22:00:00Z'))).toBe('2026-07-15');
  });

  test('follow one another, whatever the clocks do', () => {
    expect(daysFrom('2026-10-24', '2026-10-26')).toEqual([
      '2026-10-24',
      '2026-10-25',
      '2026-10-26',
    ]);
    expect(monthsBefore('2026-01', 2)).toBe('2025-11');
  });
});

describe('spans', () => {
  test('hold every day of the period once', () => {
    const start = fc.integer({ min: 0, max: 3_000 }).map((n) => daysBefore('2030-01-01', n));
    fc.assert(
      fc.property(start, fc.integer({ min: 0, max: 400 }), (first, length) => {
        const last = daysBefore(first, -length);
        const held = spansOf(first, last).flatMap(({ grain, period }) => {
          if (grain === 'day') return [period];
          if (grain === 'week') return daysFrom(period, daysBefore(period, -6));
          return daysFrom(`${period}-01`, daysBefore(`${monthsBefore(period, -1)}-01`, 1));
        });
        expect(held).toEqual(daysFrom(first, last));
      }),
    );
  });

  test('are whole weeks from Monday, and months before weeks', () => {
    const said = (first: string, last: string) =>
      spansOf(first, last).map(({ grain, period }) => `${grain} ${period}`);
    expect(said('2026-11-09', '2026-11-15')).toEqual(['week 2026-11-09']);
    expect(said('2026-11-10', '2026-11-17')).toEqual([
      ...daysFrom('2026-11-10', '2026-11-15').map((day) => `day ${day}`),
      'day 2026-11-16',
      'day 2026-11-17',
    ]);
    expect(said('2026-09-28', '2026-11-30')).toEqual([
      'day 2026-09-28',
      'day 2026-09-29',
      'day 2026-09-30',
      'month 2026-10',
      'month 2026-11',
    ]);
  });

  test('are few', () => {
    expect(spansOf('2026-08-18', '2026-11-15').length).toBeLessThanOrEqual(24);
    expect(weekOf('2026-11-15')).toBe('2026-11-09');
  });
});

describe('web vitals', () => {
  test('a percentile is within the values, and close to the true one', () => {
    const values = fc.array(fc.integer({ min: 100, max: 20_000 }), {
      minLength: 1,
      maxLength: 200,
    });
    fc.assert(
      fc.property(values, (measured) => {
        const counts = new Map<number, number>();
        for (const value of measured) {
          const bucket = bucketOf('LCP', value) ?? -1;
          counts.set(bucket, (counts.get(bucket) ?? 0) + 1);
        }
        const sorted = measured.toSorted((a, b) => a - b);
        const truth = sorted[Math.ceil(sorted.length * 0.75) - 1] ?? 0;
        const estimate = percentile('LCP', counts, 0.75) ?? -1;
        // In the same bucket as the true one.
        expect(bucketOf('LCP', estimate)).toBe(bucketOf('LCP', truth));
      }),
    );
  });

  test('the published thresholds are exact', () => {
    const counts = new Map(
      [2_500, 2_501, 4_000, 4_001].map((value) => [bucketOf('LCP', value) ?? -1, 1]),
    );
    expect(countByRating('LCP', counts)).toEqual({ good: 1, fair: 2, poor: 1 });
  });

  test.each(VITALS)('%s: what no browser measures has no bucket', (vital) => {
    for (const value of [-1, Number.NaN, Number.POSITIVE_INFINITY])
      expect(bucketOf(vital, value)).toBeNull();
    expect(percentile(vital, new Map(), 0.75)).toBeNull();
  });
});
