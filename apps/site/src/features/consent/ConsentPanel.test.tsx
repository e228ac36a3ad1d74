import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { CAMPAIGN_QUERY_KEY } from '@vitrine/domain/storage-keys';
import { cleanStores } from 'nanostores';
import { afterEach, expect, test } from 'vitest';
import { campaignQuery } from '#document/page-state.ts';
import * as stories from './ConsentPanel.stories.tsx';

const { Closed } = composeStories(stories);
const { purposes = [], vendors = [] } = Closed.args;
const hidden = { hidden: true } as const;

afterEach(() => {
  sessionStorage.clear();
  cleanStores(campaignQuery);
});

test('asks for every purpose and every vendor of the list, and ticks none', () => {
  render(<Closed />);
  const boxes = screen.getAllByRole<HTMLInputElement>('checkbox', hidden);
  expect(boxes.map(({ name, value }) => `${name} ${value}`)).toEqual([
    ...purposes.map(({ id }) => `purpose ${id}`),
    ...vendors.map(({ key }) => `vendor ${key}`),
  ]);
  expect(boxes.filter(({ checked }) => checked)).toEqual([]);
});

test('no purpose counts the others, who are fewer without partners', () => {
  for (const { description } of purposes) expect(description).not.toMatch(/deux|trois|quatre/);
});

test('says what each vendor keeps, and for how long', () => {
  render(<Closed />);
  const text = screen.getByRole('dialog', hidden).textContent;
  for (const { name } of vendors.flatMap(({ cookies }) => cookies)) expect(text).toContain(name);
  expect(text).toContain('IDE (doubleclick.net), 13\u00a0mois');
  expect(text).toContain('pk_source, 30\u00a0jours');
});

test.each([
  ['?pk_source=puremium&pk_campaign=noel', 'vient de la campagne « noel »'],
  ['?pk_source=puremium', 'vient de la campagne « puremium »'],
  // Never remembered, whatever is answered.
  ['?pk_source=infolettre&pk_campaign=noel', null],
  [null, null],
])('a visit that %s brought is told: %s', (query, told) => {
  if (query !== null) sessionStorage.setItem(CAMPAIGN_QUERY_KEY, query);
  render(<Closed />);
  const text = screen.getByRole('dialog', hidden).textContent.replaceAll('\u00a0', ' ');
  expect(/vient de la campagne «[^»]*»/.exec(text)?.[0] ?? null).toBe(told);
});

test('offers nothing, all and the ticked ones alike, in the order of the first layer', () => {
  render(<Closed />);
  const names = ['Tout refuser', 'Tout accepter', 'Enregistrer'];
  const buttons = screen
    .getAllByRole('button', hidden)
    .filter(({ textContent }) => names.includes(textContent));
  expect(buttons.map(({ textContent }) => textContent)).toEqual(names);
  expect(new Set(buttons.map(({ className }) => className)).size).toBe(1);
});
