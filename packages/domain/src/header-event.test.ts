import { expect, test } from 'vitest';
import { MEGA_MENU_EVENT, MEGA_MENU_HEIGHT, megaMenuDetail } from './header-event.ts';

test('a visible header takes 45 px, a hidden one none', () => {
  expect(MEGA_MENU_HEIGHT).toBe(45);
  expect(megaMenuDetail(true)).toEqual({ visible: true, height: 45 });
  expect(megaMenuDetail(false)).toEqual({ visible: false, height: 0 });
});

test('the event has a name of its own', () => {
  expect(MEGA_MENU_EVENT).toBe('megaMenu');
});
