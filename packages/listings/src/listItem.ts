/** A post, a date or a product in a list. Times are milliseconds since 1970. */
export interface ListItem {
  /** Unique in its list. */
  id: string;
  title: string;
  /**
   * BCP 47 tag, if its language differs from that of the list, for screen readers.
   * @default the list's
   */
  language?: string | undefined;
  /** The address of its own page; an item without a valid address is shown without a link. */
  url: string;
  /** A few sentences: plain text, or rich text if `sanitizeHtml` is set. */
  excerpt?: string | undefined;
  image?: ListImage | undefined;
  author?: string | undefined;
  categories?: readonly string[] | undefined;
  tags?: readonly string[] | undefined;
  publishedAt?: number | undefined;
  /** Makes the item a date. */
  startsAt?: number | undefined;
  endsAt?: number | undefined;
  /** The times are midnight UTC and mean that day in every zone. @default false */
  isAllDay?: boolean | undefined;
  location?: string | undefined;
}

export interface ListImage {
  src: string;
  /** In pixels of the file. */
  width?: number | undefined;
  height?: number | undefined;
  alt: string;
}

/** A category, a tag, an author or a time with the number of its items. */
export interface Facet {
  /** The name itself; a month is `2026-11` and a year `2026`. */
  name: string;
  count: number;
}
