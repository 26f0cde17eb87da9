export { atomFeed } from './feed/atomFeed';
export type { FeedOptions, FeedPost } from './feed/feedPost';
export { rssFeed } from './feed/rssFeed';
