import { describe, expect, it } from 'vitest';
import { hashPassword, isPasswordRight } from './passwords';

describe('passwords', () => {
  it('[SRV-2v] recognises a password by its hash alone, at the cost that new ones have', async () => {
    const stored = await hashPassword('correct horse');
    expect(stored).toMatch(/^scrypt\$32768\$8\$3\$[\w-]{22}\$[\w-]{43}$/);
    expect(await isPasswordRight('correct horse', stored)).toBe(true);
    expect(await isPasswordRight('correct hors', stored)).toBe(false);
  });

  it('[SRV-2v] gives two accounts with one password different hashes', async () => {
    const cost = { n: 2, r: 1, p: 1 };
    expect(await hashPassword('same', cost)).not.toBe(await hashPassword('same', cost));
  });

  it('[SRV-2v] takes a password for the same however its accents are spelled', async () => {
    const stored = await hashPassword('caf\u00e9', { n: 2, r: 1, p: 1 });
    expect(await isPasswordRight('cafe\u0301', stored)).toBe(true);
  });

  it('[SRV-2v] takes no password for what is no hash', async () => {
    expect(await isPasswordRight('', '')).toBe(false);
    expect(await isPasswordRight('x', 'bcrypt$1$2$3$4$5')).toBe(false);
  });
});
