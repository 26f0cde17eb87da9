/** The result of a search. */
export interface SearchFound {
  hits: readonly SearchHit[];
  /** Their number on all pages. */
  total: number;
}

export interface SearchHit {
  url: string;
  title: readonly MarkedText[];
  /** A passage around what was found. */
  passage: readonly MarkedText[];
  imageUrl?: string | undefined;
}

/** A piece of text that was found, or stands between. */
export interface MarkedText {
  text: string;
  isMatch: boolean;
}
