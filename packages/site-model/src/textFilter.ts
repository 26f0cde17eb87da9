/** Filters for what an editor types into the address of a page ([MOD-10]). */
export const textFilter = { urlSlug: 'url-slug', urlSlugWithSlash: 'url-slug-with-slash' } as const;
export type TextFilter = (typeof textFilter)[keyof typeof textFilter];

/** Tokens and letters with their marks, which the scripts of India and Southeast Asia write vowels with; or what goes. */
const notInSlug = /(%[\p{L}\d]{1,2}|\p{L}\p{M}+)|[^\p{L}\d-]/gu;
const notInSlugWithSlash = /(%[\p{L}\d]{1,2}|\p{L}\p{M}+)|[^\p{L}\d/-]/gu;

/**
 * Turns text into a part of an address ([MOD-17]): letters, digits, hyphens and percent tokens (`%y`, `%c3`)
 * stay, also slashes where the filter has them; spaces become hyphens; everything is lower case.
 */
export function filterText(text: string, filter: TextFilter = textFilter.urlSlug): string {
  const unwanted = filter === textFilter.urlSlugWithSlash ? notInSlugWithSlash : notInSlug;
  return (
    text
      .normalize('NFC')
      .trim()
      .replace(/\s+/g, '-')
      .toLowerCase()
      // The small letter of the Turkish capital with a dot.
      .replace(/i\u0307/g, 'i')
      .normalize('NFC')
      .replace(unwanted, '$1')
  );
}
