/**
 * Takes out what a text brings along unseen: marks of direction, which address books put around what is copied, spaces of
 * no width, fillers. In words of some scripts they have a meaning.
 */
export const dropInvisible = (text: string): string => text.replace(/[\p{Cf}\p{DI}\u2800]/gu, '');
