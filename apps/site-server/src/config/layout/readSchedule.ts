import { readMoment } from '@plinth/site-model/time';
import { clockParts } from '../collections/itemValues';
import type { ConfigVisit } from '../configVisit';

/** A moment as date and time in the site's time zone, for two fields. */
export interface Scheduled {
  date: string;
  time: string;
}

/** The fields for a moment; both empty without one. */
export function scheduleOf(moment: Date | null | undefined, timeZone: string): Scheduled {
  if (!moment) return { date: '', time: '' };
  const [date = '', time = ''] = clockParts(moment.toISOString(), timeZone);
  return { date, time };
}

/** @returns the entered moment; `undefined` where it is invalid, or past */
export function readSchedule({
  posted,
  now,
  intl,
}: Pick<ConfigVisit, 'posted' | 'now' | 'intl'>): Date | undefined {
  const date = posted.get('publishDate') ?? '';
  const time = posted.get('publishTime') ?? '';
  const moment = date === '' ? undefined : readMoment(`${date}T${time || '00:00'}`, intl.timeZone);
  return moment !== undefined && moment > now.getTime() ? new Date(moment) : undefined;
}
