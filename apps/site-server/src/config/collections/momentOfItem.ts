import { itemStatus, type ItemStatus } from '@plinth/site-model';
import { dateFormat } from '@plinth/site-model/time';
import type { ConfigIntl } from '../configIntl';
import type { ListedItem } from './collectionQueries';

/** The time of an event, or of a post's publication, for a list; empty for a draft. */
export function momentOfItem(
  { startsAt, isAllDay, timeZone, publishedAt }: ListedItem,
  { intl, kind, status }: { intl: ConfigIntl; kind: string; status: ItemStatus },
): string {
  const { translate, locale } = intl;
  if (kind === 'events') {
    if (!startsAt) return translate('config.collections.noDate');
    if (isAllDay)
      return dateFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(startsAt);
    const zone = timeZone ?? intl.timeZone;
    const moment = dateFormat(locale, {
      dateStyle: 'medium',
      timeStyle: 'short',
      timeZone: zone,
    }).format(startsAt);
    return zone === intl.timeZone ? moment : `${moment} (${zone})`;
  }
  if (status === itemStatus.published)
    return translate('config.collections.published', { when: intl.moment(publishedAt) });
  if (status === itemStatus.scheduled)
    return translate('config.collections.appears', { when: intl.moment(publishedAt) });
  return '';
}
