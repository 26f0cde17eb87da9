/** The result of a search. */
export interface SearchFound {
  hits: readonly SearchHit[];
  /** Their number on all pages. */
  total: number;
}

export interface SearchHit {
  url: string;
  title: readonly MarkedText[];
  /** A passage around the matches. */
  passage: readonly MarkedText[];
  imageUrl?: string | undefined;
}

/** A part of a text, either a match or the text between matches. */
export interface MarkedText {
  text: string;
  isMatch: boolean;
}
