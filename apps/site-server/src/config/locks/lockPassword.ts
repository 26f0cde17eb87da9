/** Shorter ones are guessed: whoever tries has as many addresses as attempts are counted by. */
export const shortestPassword = 8;
export const longestPassword = 200;

export type PasswordProblem = 'short' | 'long';

/** What is wrong with a password that a site or a page shall have. */
export function problemOfPassword(password: string): PasswordProblem | undefined {
  const signs = [...password.normalize('NFKC')].length;
  if (signs < shortestPassword || password.trim() === '') return 'short';
  return signs > longestPassword ? 'long' : undefined;
}

export const isPasswordProblem = (text: unknown): text is PasswordProblem =>
  text === 'short' || text === 'long';
