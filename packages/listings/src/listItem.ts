/** A post, a date or a product as lists show it. Times are milliseconds since 1970. */
export interface ListItem {
  /** Unique in its list. */
  id: string;
  title: string;
  /** BCP 47 tag, where it is in another language than its list: a screen reader says it in that. @default the list's */
  language?: string | undefined;
  /** The address of its own page; an item whose address is none is shown without a link. */
  url: string;
  /** A few sentences: plain text, or rich text where `sanitizeHtml` is given. */
  excerpt?: string | undefined;
  image?: ListImage | undefined;
  author?: string | undefined;
  categories?: readonly string[] | undefined;
  tags?: readonly string[] | undefined;
  publishedAt?: number | undefined;
  /** Makes the item a date. */
  startsAt?: number | undefined;
  endsAt?: number | undefined;
  /** Its times stand at midnight UTC and mean the day in every zone. @default false */
  isAllDay?: boolean | undefined;
  location?: string | undefined;
}

export interface ListImage {
  src: string;
  /** Pixels of the file. */
  width?: number | undefined;
  height?: number | undefined;
  alt: string;
}

/** A category, a tag, an author or a time with the number of its items. */
export interface Facet {
  /** The word itself; a month is `2026-11` and a year `2026`. */
  name: string;
  count: number;
}
