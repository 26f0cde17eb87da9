/** Invisible characters for line breaks and zero width: visitors do not type them. */
const invisible = /[\u00ad\u200b\u2060\ufeff]/g;

/**
 * A text as it is stored for a search, and as it is searched for: one spelling of accents, and no invisible characters
 * within a word. The joiners stay, which are a part of words in Persian and in the scripts of India.
 */
export const searchedText = (text: string): string => text.normalize('NFC').replace(invisible, '');
