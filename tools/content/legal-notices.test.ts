import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_BRAND } from '@vitrine/domain/brand';
import { type ContentCall, contentCallNames, type ContentOf } from '@vitrine/domain/content/calls';
import { OWN_TOKENS, validContent } from '@vitrine/domain/content/client';
import { bannerCalls, boxPageCalls } from '@vitrine/domain/content/rules/rule';
import { tokensOf } from '@vitrine/domain/content-tokens';
import { routeNames } from '@vitrine/domain/routes';
import { expect, test } from 'vitest';
import { root } from '../support/root.ts';

const written = (call: ContentCall): unknown =>
  JSON.parse(readFileSync(join(root, 'content', `${call}.json`), 'utf8'));
const tokens = tokensOf(
  validContent('box-comparator', written('box-comparator'), DEFAULT_BRAND, OWN_TOKENS),
);
const read = <Call extends ContentCall>(call: Call): ContentOf<Call> =>
  validContent(call, written(call), DEFAULT_BRAND, tokens);

const { mentions, extraMentions } = read('legal-notices/all');
const noticesOf = (page: string) =>
  mentions.filter(({ pages }) => pages.includes(page)).map(({ text }) => text);
const pageOf = (call: ContentCall) => `box-${call.split('/')[1]}`;

test('an edition of a box has the notices of that box', () => {
  const editions = boxPageCalls(contentCallNames).filter((call) => read(call).edition !== null);
  expect(editions).toHaveLength(2);
  for (const edition of editions)
    expect(noticesOf(pageOf(edition))).toEqual(noticesOf(`box-${read(edition).offer}`));
});

test('every page that shows a price says that taxes are in it', () => {
  const pageNamed = (name: string) =>
    routeNames.find((route) => String(route).toLowerCase() === name) ?? '?';
  const partners = bannerCalls(contentCallNames)
    .filter((call) => read(call).service !== null)
    .map((call) => pageNamed(call.split('/')[1] ?? ''));
  const services = (['pages/repeteur-wifi', 'pages/antivirus-mcafee'] as const)
    .filter((call) => read(call).hero.service !== undefined)
    .map((call) => pageNamed(call.split('/')[1] ?? ''));
  const boxes = boxPageCalls(contentCallNames).map(pageOf);
  // Tables, cards and bills that other parts of the content fill.
  const others = ['home', 'nos-offres', 'comparer-nos-offres', 'family', 'box-crystal', 'telephone']
    .concat(['tarifs-et-conditions', 'fiche-information', 'aidez-moi-a-choisir', 'eligibilite'])
    .concat(['pack-et-options', 'liste-chaines', 'svod', 'fibre-optique', 'wifi-7', '404']);
  const shown = [...partners, ...services, ...boxes, ...others];
  expect(shown.length).toBeGreaterThan(30);
  const said = extraMentions.find(({ text }) => text.includes('toutes taxes comprises'));
  expect(shown.filter((page) => !said?.pages.includes(String(page)))).toEqual([]);
});

test.each(['home', 'nos-offres', 'comparer-nos-offres', 'aidez-moi-a-choisir'])(
  '%s, where one subscribes to any box, has the conditions of each',
  (page) => {
    const { boxes } = read('box-comparator');
    expect(boxes).toHaveLength(6);
    const without = boxes.filter(
      ({ name }) => !noticesOf(page).some((text) => text.startsWith(`**${name}\u00a0:`)),
    );
    expect(without.map(({ name }) => name)).toEqual([]);
  },
);

test.each([
  ['fibre-optique', 'Révolution Light'],
  ['fin-adsl-passage-fibre', 'Révolution Light'],
  ['box-crystal', 'Pop'],
  ['wifi-7', 'Pop'],
  ['family', 'Pop'],
])('%s, which gives a promotional price, says who may have it: %s', (page, box) => {
  const notice = noticesOf(page).find((text) => text.startsWith(`**Freebox ${box}\u00a0:`));
  expect(notice).toContain('Le prix de promotion vaut pour');
});

test('subscribers of a box no longer sold are told that its successors’ promotions are not theirs', () => {
  const { faq } = read('boxes/crystal/page');
  const told = faq.find(({ answer }) => answer.includes('sans promotion'));
  expect(told?.answer).toContain(tokens.get('promotion.eligibility'));
});
