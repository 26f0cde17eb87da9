import { itemStatus, type ItemStatus } from '@plinth/site-model';
import { dateFormat } from '@plinth/site-model/time';
import type { ConfigWords } from '../configWords';
import type { ListedItem } from './collectionQueries';

/** When a date is, or when a post appeared or will appear, as a list tells it; nothing of a draft. */
export function momentOfItem(
  { startsAt, isAllDay, timeZone, publishedAt }: ListedItem,
  { words, kind, status }: { words: ConfigWords; kind: string; status: ItemStatus },
): string {
  const { t, locale } = words;
  if (kind === 'events') {
    if (!startsAt) return t('config.collections.noDate');
    if (isAllDay)
      return dateFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(startsAt);
    const zone = timeZone ?? words.timeZone;
    const moment = dateFormat(locale, {
      dateStyle: 'medium',
      timeStyle: 'short',
      timeZone: zone,
    }).format(startsAt);
    return zone === words.timeZone ? moment : `${moment} (${zone})`;
  }
  if (status === itemStatus.published)
    return t('config.collections.published', { when: words.moment(publishedAt) });
  if (status === itemStatus.scheduled)
    return t('config.collections.appears', { when: words.moment(publishedAt) });
  return '';
}
