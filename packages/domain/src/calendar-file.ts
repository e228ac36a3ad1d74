/** One event as a calendar file (RFC 5545), which every calendar opens. */
export type CalendarEvent = {
  readonly uid: string;
  readonly title: string;
  readonly description: string;
  readonly url: string;
  readonly start: Date;
  readonly minutes: number;
};

export function calendarFile(event: CalendarEvent, madeAt: Date): string {
  const end = new Date(event.start.getTime() + event.minutes * 60_000);
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Vitrine//FR',
    'BEGIN:VEVENT',
    `UID:${escape(event.uid)}`,
    `DTSTAMP:${stamp(madeAt)}`,
    `DTSTART:${stamp(event.start)}`,
    `DTEND:${stamp(end)}`,
    `SUMMARY:${escape(event.title)}`,
    `DESCRIPTION:${escape(event.description)}`,
    `URL:${event.url}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .flatMap(fold)
    .join('\r\n');
}

function stamp(date: Date): string {
  return date.toISOString().replace(/[-:]|\.\d{3}/g, '');
}

function escape(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n');
}

/** Lines of at most 75 bytes, continued by a space; a character is never cut. */
function fold(line: string): string[] {
  const lines: string[] = [];
  let current = '';
  for (const character of line) {
    if (new TextEncoder().encode(current + character).length > 75) {
      lines.push(current);
      current = ' ';
    }
    current += character;
  }
  return [...lines, current];
}
