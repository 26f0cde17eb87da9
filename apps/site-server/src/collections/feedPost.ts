import type { FeedPost } from '@plinth/listings/feed';
import type { ContentItem } from '@plinth/site-renderer';
import { plainText } from '../site/plainText';

/** A post of a collection as a feed takes it, with the words of its excerpt. */
export const feedPost = (item: ContentItem): FeedPost => ({
  ...item,
  summary: plainText(item.excerpt),
});
