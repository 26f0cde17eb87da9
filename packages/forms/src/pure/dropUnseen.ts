import { hasFigures } from './hasFigures';
import type { FormField } from './formSchema';

/** Whether a field of this type, or this part of it, holds no words: what is unseen in it was not meant. */
export const isWithoutWords = (type: FormField['type'], part?: string): boolean =>
  type === 'address' ? part === 'zip' : hasFigures(type) || /^(email|website|twitter)$/.test(type);

/**
 * Takes out what a text brings along unseen: marks of direction, which address books put around what is copied, spaces of
 * no width, fillers. In words of some scripts they have a meaning.
 */
export const dropUnseen = (text: string): string => text.replace(/[\p{Cf}\p{DI}\u2800]/gu, '');
