/** Filters for the address of a page that an editor enters ([MOD-10]). */
export const textFilter = { urlSlug: 'url-slug', urlSlugWithSlash: 'url-slug-with-slash' } as const;
export type TextFilter = (typeof textFilter)[keyof typeof textFilter];

/**
 * Group 1: tokens, and letters with their marks (the vowels of Indian and Southeast Asian scripts),
 * which are kept. Other matches are removed.
 */
const notInSlug = /(%[\p{L}\d]{1,2}|\p{L}\p{M}+)|[^\p{L}\d-]/gu;
const notInSlugWithSlash = /(%[\p{L}\d]{1,2}|\p{L}\p{M}+)|[^\p{L}\d/-]/gu;

/**
 * Turns text into a part of an address ([MOD-17]): letters, digits, hyphens and percent tokens
 * (`%y`, `%c3`) are kept, and slashes if the filter allows them; spaces become hyphens; everything
 * is lower case.
 */
export function filterText(text: string, filter: TextFilter = textFilter.urlSlug): string {
  const unwanted = filter === textFilter.urlSlugWithSlash ? notInSlugWithSlash : notInSlug;
  return (
    text
      .normalize('NFC')
      .trim()
      .replace(/\s+/g, '-')
      .toLowerCase()
      // The lower-case form of the Turkish dotted capital İ.
      .replace(/i\u0307/g, 'i')
      .normalize('NFC')
      .replace(unwanted, '$1')
  );
}
