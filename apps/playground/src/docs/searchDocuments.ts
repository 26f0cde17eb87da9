import type { SearchDocument } from './searchDocument';

/** Maximum number of results. */
const maxFound = 30;

/**
 * Documents with a word that begins with each word of the search: first the document of that name, then examples, then
 * sections of READMEs and names of the API with it in their title, then all others.
 */
export function searchDocuments(
  documents: readonly SearchDocument[],
  search: string,
): readonly SearchDocument[] {
  const words = search.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  if (words.length === 0) return [];
  const has = (text: string, word: string): boolean => ` ${text}`.includes(` ${word}`);
  const wanted = search.trim().toLowerCase();
  const rank = ({ kind, title }: SearchDocument): number => {
    if (title.toLowerCase() === wanted) return 0;
    if (kind === 'example') return 1;
    const isTitled = words.every((word) => title.toLowerCase().includes(word));
    return (isTitled ? 2 : 4) + (kind === 'api' ? 1 : 0);
  };
  return documents
    .filter((document) => words.every((word) => has(document.words, word)))
    .sort((a, b) => rank(a) - rank(b) || a.title.length - b.title.length)
    .slice(0, maxFound);
}
