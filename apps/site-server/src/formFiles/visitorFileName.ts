import { maxFileNameLength, tidyFileName } from '../uploads/fileName';

/** Invisible characters, and characters that change the writing direction and hide a file's extension. */
const invisible = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/gu;

/**
 * A visitor's name for a file as it is stored: without a path, without invisible characters, and short enough, its
 * extension included. A visitor does not choose names for us, so no file is refused for its name alone.
 */
export function visitorFileName(given: string): string {
  const [last = ''] = /[^/\\]*$/.exec(given) ?? [];
  const name = tidyFileName(last.replace(invisible, '')).replace(/^\.+/, '').trim();
  const characters = [...name];
  if (characters.length === 0) return 'file';
  if (characters.length <= maxFileNameLength) return name;
  const ending = /\.[^.]{1,10}$/.exec(name)?.[0] ?? '';
  return characters.slice(0, maxFileNameLength - ending.length).join('') + ending;
}
