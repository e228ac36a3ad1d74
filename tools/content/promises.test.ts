import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Catalogue } from '@vitrine/domain/box-offer';
import { heldAt } from '@vitrine/domain/content/life';
import { ReceiptTexts } from '@vitrine/domain/content/mails';
import { EligibilityPage } from '@vitrine/domain/content/places';
import { Shops } from '@vitrine/domain/content/shops';
import { ChannelPacks, Channels, Vods } from '@vitrine/domain/content/tv';
import { URGENT_ABUSES } from '@vitrine/domain/forms/follow-up';
import { retentionDays } from '@vitrine/domain/forms/form-codes';
import { numberWord } from '@vitrine/domain/french';
import { channelsOfPack } from '@vitrine/domain/tv/channel-access';
import { distanceKm } from '@vitrine/geo/distance';
import { expect, test } from 'vitest';
import { root } from '../support/root.ts';

/** What pages promise is what the product, or another page, does. */

const folder = join(root, 'content');
const json = (call: string): unknown =>
  heldAt(JSON.parse(readFileSync(join(folder, `${call}.json`), 'utf8')), new Date());

type Said = { readonly file: string; readonly text: string };

function textsIn(value: unknown, file: string): Said[] {
  if (typeof value === 'string') return [{ file, text: value.replaceAll('\u00a0', ' ') }];
  return typeof value === 'object' && value !== null
    ? Object.values(value).flatMap((inside) => textsIn(inside, file))
    : [];
}
const texts = globSync('**/*.json', { cwd: folder })
  .map((file) => file.replace(/\.json$/, ''))
  .flatMap((call) => textsIn(json(call), call));
const saying = (pattern: RegExp) => texts.filter(({ text }) => pattern.test(text));

test('nobody is asked to answer an e-mail: ours say that it is useless', () => {
  expect(saying(/automatique : inutile d’y répondre/)).toHaveLength(1);
  expect(saying(/en répondant (?:au|à ce|à cet) (?:message|e-mail)/)).toEqual([]);
});

test('a follow-up is promised to those who can open it: an anonymous report has no e-mail to give', () => {
  const promised = saying(/signalement/i).filter(({ text }) =>
    /suivez-le|dans le suivi/.test(text),
  );
  expect(promised).toHaveLength(2);
  expect(promised.filter(({ text }) => !/si vous avez laissé une|anonyme/i.test(text))).toEqual([]);
});

test('a report that is decided sooner is of a kind that the policy names', () => {
  const [policy] = saying(/décision sous 24 heures ouvrées/);
  const named = { mineurs: /met des mineurs en danger/, haine: /appelle à la haine/ };
  for (const kind of URGENT_ABUSES)
    expect([kind, policy?.text]).toEqual([kind, expect.stringMatching(named[kind])]);
});

test('the yearly report on reports counts no more than what is still kept', () => {
  const [report] = saying(/en février, nous publions/);
  expect(report?.text).toContain('pour les douze mois écoulés');
  expect(retentionDays('abuse')).toBeGreaterThanOrEqual(365);
});

test('the list of channels on paper is dated by its channels: prices have days of their own', () => {
  expect((json('tv/pdf') as { updated: string }).updated).toMatch(/^Chaînes/);
});

test('whoever writes to us is answered within one delay, wherever it is said', () => {
  const delays = saying(/nous-contacter\/?\)|^Écrivez-nous|message suffit|conseiller vous répond/)
    .flatMap(({ text }) => /sous (\w+) jours ouvrés/.exec(text)?.[1] ?? [])
    .toSorted();
  expect(delays.length).toBeGreaterThan(4);
  expect(new Set(delays)).toEqual(new Set(['deux']));
});

test('a telephone is plugged into a box only if one has a socket for it', () => {
  const { boxes } = Catalogue.parse(json('box-comparator'));
  const sockets = new Set(boxes.flatMap(({ facts }) => facts.ports.map(({ kind }) => kind)));
  expect([...sockets].toSorted()).toEqual(['ethernet', 'sfp', 'usb', 'usb-c']);
  expect(saying(/prise (?:marquée d’un combiné|pour un téléphone)/)).toEqual([]);
});

test('a fee that some do not pay is said so where the fees are', () => {
  const conditions = texts
    .filter(({ file }) => file === 'pages/tarifs-et-conditions')
    .map(({ text }) => text)
    .join(' ');
  for (const waived of [/sans frais de (résiliation|mise en service)/, /Aucuns frais de mise/])
    expect(saying(waived)).not.toEqual([]);
  expect(conditions).toContain('ne paie pas de nouveaux frais de mise en service');
  expect(conditions).toMatch(/Box 5G .* ne coûte pas de frais de résiliation/);
});

test('a pack that counts the channels of a group has as many of them', () => {
  const { channels } = Channels.parse(json('tv/channels'));
  const counted = ChannelPacks.parse(json('tv/channel-packs')).packs.flatMap((pack) => {
    const [, count, group] = /^(\p{L}+) chaînes du groupe (\p{L}+)/u.exec(pack.description) ?? [];
    return group === undefined ? [] : [{ key: pack.key, count, group }];
  });
  expect(counted).not.toEqual([]);
  for (const { key, count, group } of counted) {
    const own = channelsOfPack(key, channels).filter(({ name }) => name.startsWith(group));
    expect([key, count?.toLowerCase()]).toEqual([key, numberWord(own.length)]);
  }
});

test('a pack that is said to be others together has all of their channels, or says which', () => {
  const { channels } = Channels.parse(json('tv/channels'));
  const { packs } = ChannelPacks.parse(json('tv/channel-packs'));
  const missing = packs
    .filter(({ key }) => key.endsWith('-integral'))
    .flatMap((pack) => {
      const own = new Set(channelsOfPack(pack.key, channels));
      const named = packs.filter(
        ({ key, name }) => key !== pack.key && pack.description.includes(name),
      );
      const lacking = named.filter(({ key }) =>
        channelsOfPack(key, channels).some((channel) => !own.has(channel)),
      );
      return lacking.length === 0 || pack.description.startsWith('Les chaînes principales de ')
        ? []
        : [`${pack.name}: ${lacking.map(({ name }) => name).join(', ')}`];
    });
  expect(missing).toEqual([]);
});

test('a championship of which a match is shown later is not shown live from every ground', () => {
  expect(saying(/Huit des neuf matchs .* en direct, et le neuvième en différé/)).toHaveLength(1);
  expect(saying(/tous les (?:terrains|matchs|buts)\b/i)).toEqual([]);
});

test('leaving an operator early costs what the law has it cost since 2023', () => {
  // Article L. 224-28 of the consumer code: nothing after a year, or a fifth where a device was subsidised.
  expect(saying(/au plus le quart/)).toEqual([]);
  expect(saying(/Ensuite, plus aucun, sauf .*: au plus 20 %/)).toHaveLength(1);
});

test('a page that promises a follow-up by reference leads to it, and so does the one that leads everywhere', () => {
  const promising = saying(/suivez(?:-le)? (?:avec|par) sa référence/)
    .map(({ file }) => file)
    .filter((file) => file.startsWith('pages/'));
  expect(promising.toSorted()).toEqual(['pages/formulaire-rgpd', 'pages/signaler-un-abus']);
  const leading = new Set(saying(/^\/suivi\/$/).map(({ file }) => file));
  expect([...promising, 'pages/nous-contacter'].filter((file) => !leading.has(file))).toEqual([]);
});

test('a receipt that no e-mail follows announces none', () => {
  const { requests } = ReceiptTexts.parse(json('receipts'));
  const announcing = Object.entries(requests).flatMap(([kind, { next, nextWithoutMail = next }]) =>
    /nous vous (?:l’)?(?:écriv|envoy)/i.test(nextWithoutMail) ? [kind] : [],
  );
  expect(announcing).toEqual([]);
});

test('an address is answered for its municipality, and no page promises more', () => {
  // `GET /api/eligibility` takes nothing but the code of a municipality.
  expect(saying(/sans adresse précise/i)).toEqual([]);
  const [answer] = saying(/^Testez votre adresse .* répondons pour sa commune/);
  expect(answer?.text).toContain('Le vôtre est vérifié avec vous au moment de l’abonnement.');
});

test('what is answered where the fibre is in some homes only does not deny it to them', () => {
  // Both are given up to the share from which the fibre counts as there: the map tells that share.
  const { test: said } = EligibilityPage.parse(json('pages/eligibilite'));
  for (const answer of ['box-5g', 'inconnue'] as const)
    expect(said.answers[answer].text).toContain('pour tous les logements');
});

test('shops are not called neighbours where the nearest is far away', () => {
  const { shops } = Shops.parse(json('shops'));
  const lonely = shops.filter((shop) =>
    shops.every((other) => other === shop || distanceKm(shop, other) > 100),
  );
  expect(lonely).not.toEqual([]);
  expect((json('pages/boutique') as { nearby: string }).nearby).not.toMatch(/voisin/i);
});

test('services that nobody subscribes to have no price to compare: what counts them says so', () => {
  const { vods } = Vods.parse(json('tv/vods'));
  expect(vods.filter(({ kind }) => kind !== 'subscription')).not.toEqual([]);
  const { doors } = json('pages/{product}-tv') as { doors: { route: string; text: string }[] };
  expect(doors.find(({ route }) => route === 'svod')?.text).toMatch(/à la carte/);
});
