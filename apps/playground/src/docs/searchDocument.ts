/** A result of the full-text search. */
export interface SearchDocument {
  kind: 'example' | 'readme' | 'api';
  /** An example's id; else package and title. */
  id: string;
  /** The package. */
  packageName: string;
  /** The name of an example or of the API, the heading of a section. */
  title: string;
  /** Its words in lower case, without duplicates. */
  words: string;
}
