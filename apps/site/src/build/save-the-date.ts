import { calendarFile } from '@vitrine/domain/calendar-file';
import { config } from '#build/config.ts';
import { linkTo } from '#build/links.ts';
import type { Render } from '#build/render.ts';

/** An evening show; long enough for a calendar to keep the room free. */
const EVENT_MINUTES = 90;

export const saveTheDateTarget: Date | null =
  config.saveTheDateTarget === null ? null : new Date(config.saveTheDateTarget);

export function saveTheDateFile({ fill }: Render, start: Date): string {
  return calendarFile(
    {
      uid: `save-the-date-${start.toISOString()}@${config.brand.domain}`,
      title: fill('Le rendez-vous {product}'),
      description: fill('Le prochain rendez-vous {product}, en direct.'),
      url: new URL(linkTo('save-the-date'), config.siteUrl).href,
      start,
      minutes: EVENT_MINUTES,
    },
    start,
  );
}
