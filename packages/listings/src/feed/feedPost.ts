/** A post in a feed. */
export interface FeedPost {
  title: string;
  /** Its address, absolute or on the site. */
  url: string;
  /** The text of its excerpt, without markup. */
  summary: string;
  author?: string | undefined;
  categories?: readonly string[] | undefined;
  /** Milliseconds since 1970. */
  publishedAt?: number | undefined;
}

export interface FeedOptions {
  title: string;
  /** The subtitle. */
  description: string;
  /** BCP 47 tag of the feed's language. */
  locale: string;
  /** The site's origin, such as `https://studio.example`. */
  origin: string;
  /** The path of the page that lists the posts. */
  page: string;
  /** The path of the feed itself. */
  self: string;
}
