import type { FeedPost } from '@plinth/listings/feed';
import type { ContentItem } from '@plinth/site-renderer';
import { plainText } from '../site/plainText';

/** A post of a collection in the form of a feed, with the text of its excerpt. */
export const feedPost = (item: ContentItem): FeedPost => ({
  ...item,
  summary: plainText(item.excerpt),
});
