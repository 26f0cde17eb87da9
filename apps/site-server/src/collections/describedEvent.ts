import type { DescribedEvent } from '@plinth/events/calendar-file';
import type { ContentItem } from '@plinth/site-renderer';
import { plainLines } from '../site/plainText';

/** A date of a collection as a calendar file takes it, with its excerpt as text. */
export const describedEvent = (item: ContentItem): DescribedEvent => ({
  ...item,
  description: plainLines(item.excerpt),
});
