import { expect, test } from 'vitest';
import { noticesForPage } from './legal-notices.ts';

const notices = {
  mentions: [
    { text: 'Prix du Pop', pages: ['home', 'freebox-pop'] },
    { text: 'Prix de l’Ultra', pages: ['home'] },
  ],
  extraMentions: [{ text: 'Débits théoriques', pages: ['freebox-pop'] }],
};

test('a page shows its own notices, in order', () => {
  expect(noticesForPage(notices, 'home')).toEqual({
    mentions: ['Prix du Pop', 'Prix de l’Ultra'],
    extraMentions: [],
  });
  expect(noticesForPage(notices, 'freebox-pop')).toEqual({
    mentions: ['Prix du Pop'],
    extraMentions: ['Débits théoriques'],
  });
});

test('a page that no notice names shows none, even when its name is part of another', () => {
  expect(noticesForPage(notices, 'freebox-po')).toEqual({ mentions: [], extraMentions: [] });
});
