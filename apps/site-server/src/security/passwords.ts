import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

export interface PasswordCost {
  /** Power of two. */
  n: number;
  r: number;
  p: number;
}

/** One of the settings that OWASP considers equivalent: 32 MB and a few tenths of a second for each password. */
export const standardPasswordCost: PasswordCost = { n: 2 ** 15, r: 8, p: 3 };
const keyLength = 32;
/** The memory that a stored hash may request at most, in bytes. */
const maxMemory = 256 * 2 ** 20;

function derive(password: string, salt: Buffer, { n, r, p }: PasswordCost): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    // Two spellings of one character are one password.
    const normal = password.normalize('NFKC');
    const options = { N: n, r, p, maxmem: maxMemory };
    scrypt(normal, salt, keyLength, options, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}

/** Hashes a password as `scrypt$N$r$p$salt$hash`, so that the cost can rise later without breaking old ones. */
export async function hashPassword(password: string, cost = standardPasswordCost): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, cost);
  const { n, r, p } = cost;
  return ['scrypt', n, r, p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

export async function isPasswordRight(password: string, stored: string): Promise<boolean> {
  const [kind, n, r, p, salt, key] = stored.split('$');
  if (kind !== 'scrypt' || !salt || !key) return false;
  const expected = Buffer.from(key, 'base64url');
  const cost = { n: Number(n), r: Number(r), p: Number(p) };
  const given = await derive(password, Buffer.from(salt, 'base64url'), cost);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
