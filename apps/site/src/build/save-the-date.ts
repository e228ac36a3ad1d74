import { calendarFile } from '@vitrine/domain/calendar-file';
import { instantOf } from '@vitrine/domain/content/life';
import { absolute } from '#build/absolute.ts';
import { config } from '#build/config.ts';
import { linkTo } from '#build/links.ts';
import type { Render } from '#build/render.ts';

/** An evening show; long enough for a calendar to keep the room free. */
const EVENT_MINUTES = 90;

export const saveTheDateTarget: Date | null =
  config.saveTheDateTarget === null ? null : instantOf(config.saveTheDateTarget);

/** When it is over. */
export const saveTheDateEnd = (start: Date): Date =>
  new Date(start.getTime() + EVENT_MINUTES * 60_000);

export async function saveTheDateFile({ content }: Render, start: Date): Promise<string> {
  const { entry } = await content('pages/save-the-date');
  return calendarFile(
    {
      uid: `save-the-date-${start.toISOString()}@${config.brand.domain}`,
      ...entry,
      url: absolute(linkTo('save-the-date')),
      start,
      minutes: EVENT_MINUTES,
    },
    start,
  );
}
