import { calendarFile } from '@plinth/events/calendar-file';
import type { ContentItem } from '@plinth/site-renderer';
import type { Context } from 'hono';
import { describedEvent } from '../collections/describedEvent';
import { attachmentHeader } from '../http/attachmentHeader';
import { siteOrigin } from '../http/requestOrigin';
import type { ServerEnvironment } from '../serverEnvironment';
import type { SiteSnapshot } from '../site/loadSite';
import { cachedWithSite } from './cachedWithSite';

export interface SendCalendarOptions {
  site: SiteSnapshot;
  /** The title of a calendar with several dates. */
  title?: string;
  /** The last part of the address, by which the file is named. */
  slug: string;
}

/** Answers with dates as a file for calendars. */
export function sendCalendar(
  c: Context<ServerEnvironment>,
  items: readonly ContentItem[],
  { site, title, slug }: SendCalendarOptions,
): Response {
  const now = c.get('services').clock();
  const file = calendarFile(items.map(describedEvent), { origin: siteOrigin(c), now, title });
  return c.body(file, 200, {
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': attachmentHeader(`${slug || 'calendar'}.ics`),
    'cache-control': cachedWithSite(c, site),
  });
}
