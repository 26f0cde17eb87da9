/**
 * Removes invisible characters from a text: direction marks, which address books add to copied
 * text, zero-width spaces, fillers. In words of some scripts they have a meaning.
 */
export const dropInvisible = (text: string): string => text.replace(/[\p{Cf}\p{DI}\u2800]/gu, '');
