import { departmentOf } from './municipality.ts';
import type { OpeningHours, Span } from './opening-hours.ts';
import { hasOwnHolidays } from './public-holidays.ts';

/**
 * A shop's week in one attribute: '67/10:00-19:00;;…/2026-12-13=10:00-18:00'. Its department where
 * that one has holidays of its own, seven days parted by ';', then the days that differ.
 */
export function packHours(shop: {
  citycode: string;
  hours: readonly (readonly Span[])[];
  exceptions?: readonly { date: string; hours: readonly Span[] }[] | undefined;
}): string {
  const week = shop.hours.map(packSpans).join(';');
  const exceptions = (shop.exceptions ?? []).map(
    ({ date, hours }) => `${date}=${packSpans(hours)}`,
  );
  const department = departmentOf(shop.citycode);
  const named = hasOwnHolidays(department) ? department : '';
  return [named, week, exceptions.join(' ')].join('/');
}

export function unpackHours(packed: string): OpeningHours {
  const [department = '', week = '', exceptions = ''] = packed.split('/');
  return {
    department,
    hours: week.split(';').map(unpackSpans),
    exceptions: exceptions
      .split(' ')
      .filter(Boolean)
      .map((text) => {
        const [date = '', spans = ''] = text.split('=');
        return { date, hours: unpackSpans(spans) };
      }),
  };
}

function packSpans(spans: readonly Span[]): string {
  return spans.map(({ opens, closes }) => `${opens}-${closes}`).join(',');
}

function unpackSpans(text: string): Span[] {
  return text
    .split(',')
    .filter(Boolean)
    .map((span) => {
      const [opens = '', closes = ''] = span.split('-');
      return { opens, closes };
    });
}
