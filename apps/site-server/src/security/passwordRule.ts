import { commonPasswords } from './commonPasswords';

/** Shorter passwords are guessed: an attacker may have as many addresses as the attempts need. */
export const minPasswordLength = 8;
export const maxPasswordLength = 200;

export type PasswordProblem = 'short' | 'long' | 'common';

/** One character, or a short piece, repeated. */
const isRepeated = (text: string) => /^(.{1,4})\1+$/su.test(text);

/** The problem of a password for an account, a site or a page. */
export function problemOfPassword(password: string): PasswordProblem | undefined {
  const normal = password.normalize('NFKC');
  const length = [...normal].length;
  if (length < minPasswordLength || normal.trim() === '') return 'short';
  if (length > maxPasswordLength) return 'long';
  const plain = normal.trim().toLowerCase();
  return commonPasswords.has(plain) || isRepeated(plain) ? 'common' : undefined;
}

export const isPasswordProblem = (text: unknown): text is PasswordProblem =>
  text === 'short' || text === 'long' || text === 'common';
