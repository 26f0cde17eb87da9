/** Shorter ones are guessed: whoever tries has as many addresses as attempts are counted by. */
export const minPasswordLength = 8;
export const maxPasswordLength = 200;

export type PasswordProblem = 'short' | 'long' | 'common';

/** Long enough, and among the first that everybody tries. */
const common = new Set(
  `password passwort password1 password12 password123 passw0rd p@ssw0rd 12345678 123456789 1234567890 0123456789
  87654321 987654321 11111111 00000000 12341234 11223344 88888888 123123123 qwertyui qwertyuiop qwerty123 qwerty12
  qwertzui qwertzuiop 1q2w3e4r 1q2w3e4r5t 1qaz2wsx zaq12wsx asdfghjk asdfghjkl asdf1234 abcd1234 abc12345 abcdefgh
  iloveyou sunshine princess football baseball superman starwars welcome1 welcome123 letmein1 letmein123 trustno1
  changeme changeme1 administrator admin123 admin1234 adminadmin rootroot testtest test1234 computer internet
  michelle jennifer jordan23 whatever hallo123 schatz123 geheim123 ichliebedich`.split(/\s+/),
);
/** One sign, or a short piece, again and again. */
const isRepeated = (text: string) => /^(.{1,4})\1+$/su.test(text);

/** The problem of a password for an account, a site or a page. */
export function problemOfPassword(password: string): PasswordProblem | undefined {
  const normal = password.normalize('NFKC');
  const signs = [...normal].length;
  if (signs < minPasswordLength || normal.trim() === '') return 'short';
  if (signs > maxPasswordLength) return 'long';
  const plain = normal.trim().toLowerCase();
  return common.has(plain) || isRepeated(plain) ? 'common' : undefined;
}

export const isPasswordProblem = (text: unknown): text is PasswordProblem =>
  text === 'short' || text === 'long' || text === 'common';
