import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { calendarFile } from './calendar-file.ts';

const event = {
  uid: 'save-the-date@free.fr',
  title: 'Le rendez-vous ; le grand, le vrai',
  description: 'Deux lignes\nde texte',
  url: 'https://exemple.fr/freebox/event/save-the-date/',
  start: new Date('2027-01-30T19:00:00Z'),
  minutes: 90,
};

test('an event has its start, its end and its escaped title', () => {
  const file = calendarFile(event, new Date('2026-11-15T10:00:00.500Z'));
  expect(file).toContain('DTSTAMP:20261115T100000Z\r\n');
  expect(file).toContain('DTSTART:20270130T190000Z\r\nDTEND:20270130T203000Z\r\n');
  expect(file).toContain('SUMMARY:Le rendez-vous \\; le grand\\, le vrai\r\n');
  expect(file).toContain('DESCRIPTION:Deux lignes\\nde texte\r\n');
  expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
});

test('a calendar opens it: one event, with its identity and its address, in their brackets', () => {
  const lines = calendarFile(event, new Date(0)).split('\r\n');
  expect(lines.slice(0, 5)).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Vitrine//FR',
    'BEGIN:VEVENT',
    'UID:save-the-date@free.fr',
  ]);
  expect(lines.slice(-4)).toEqual([`URL:${event.url}`, 'END:VEVENT', 'END:VCALENDAR', '']);
});

test('a line is folded after its 75th byte, not before', () => {
  const rest = 'x'.repeat(75 - 'SUMMARY:'.length);
  const fileOf = (title: string) => calendarFile({ ...event, title }, new Date(0));
  expect(fileOf(rest)).toContain(`\r\nSUMMARY:${rest}\r\n`);
  expect(fileOf(`${rest}yz`)).toContain(`\r\nSUMMARY:${rest}\r\n yz\r\n`);
  // Two bytes: it does not fit where one would.
  expect(fileOf(`${rest.slice(1)}é`)).toContain(`\r\nSUMMARY:${rest.slice(1)}\r\n é\r\n`);
});

test('no line is longer than 75 bytes and unfolding gives the text back', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200, size: 'max' }), (text) => {
      const title = text.replace(/[\r\n\\;,]/g, ' ');
      const file = calendarFile({ ...event, title }, new Date(0));
      for (const line of file.split('\r\n'))
        expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
      expect(file.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}\r\n`);
    }),
  );
});
