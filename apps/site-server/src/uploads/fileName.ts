/** Characters of a name. */
export const maxFileNameLength = 200;

export type FileNameProblem = 'missing' | 'too-long' | 'path' | 'signs';

/**
 * Control characters, and invisible characters: some of them change the writing direction and hide a file's extension.
 */
const invisible = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/u;

/** A name as it is stored: composed accents, and single spaces between words. */
export const tidyFileName = (given: string): string =>
  given.normalize('NFC').replace(/ +/g, ' ').trim();

/** The reason why a normalised name is invalid; `undefined` for a valid one. */
export function problemOfFileName(name: string): FileNameProblem | undefined {
  if (name === '') return 'missing';
  if (/[/\\]/.test(name) || /^\.+$/.test(name)) return 'path';
  if (invisible.test(name) || name.startsWith('.')) return 'signs';
  return [...name].length > maxFileNameLength ? 'too-long' : undefined;
}

/** Two names with the same key are one. */
export const fileNameKey = (name: string): string => name.normalize('NFC').toLowerCase();

/** The name with a number before its ending: `cup.jpg` becomes `cup-2.jpg`. */
export function numberedFileName(name: string, number: number): string {
  const [, stem = name, ending = ''] = /^(.*?)(\.[^.]*)?$/s.exec(name) ?? [];
  const suffix = `-${number}${ending}`;
  return [...stem].slice(0, maxFileNameLength - [...suffix].length).join('') + suffix;
}
