import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSignedTokens } from './signedToken';
import { createSigner } from './signer';

const time = { now: 1_700_000_000_000 };
const tokensFor = (purpose: string, secret = 'a secret') =>
  createSignedTokens({
    purpose,
    signer: createSigner(secret),
    lifetime: 60_000,
    clock: () => time.now,
    random: randomBytes,
  });

describe('createSignedTokens', () => {
  it('[SRV-2w] recognises its own tokens until they are too old', () => {
    const tokens = tokensFor('crumb');
    const token = tokens.issue();
    expect(tokens.check(token)).toBe('valid');
    time.now += 60_000;
    expect(tokens.check(token)).toBe('valid');
    time.now += 1;
    expect(tokens.check(token)).toBe('expired');
  });

  it('[SRV-2w] takes the token of a server whose clock is ahead by a minute, and by no more', () => {
    const tokens = tokensFor('crumb');
    const token = tokens.issue();
    time.now -= 60_000;
    expect(tokens.check(token)).toBe('valid');
    time.now -= 1;
    expect(tokens.check(token)).not.toBe('valid');
  });

  it('[SRV-2w] knows how old its own tokens are', () => {
    const token = tokensFor('crumb').issue();
    time.now += 1234;
    expect(tokensFor('crumb').age(token)).toBe(1234);
    expect(tokensFor('submission-key').age(token)).toBeUndefined();
    expect(tokensFor('crumb').age('made-up')).toBeUndefined();
  });

  it('[SRV-2w] never gives the same token twice', () => {
    const tokens = tokensFor('crumb');
    expect(new Set(Array.from({ length: 500 }, () => tokens.issue())).size).toBe(500);
  });

  it('[SRV-2w] gives the same successor within a minute, another one later, and to each token its own', () => {
    const tokens = tokensFor('crumb');
    const [one, other] = [tokens.issue(), tokens.issue()];
    time.now = Math.ceil(time.now / 60_000) * 60_000;
    const next = tokens.issueAfter(one);
    time.now += 59_999;
    expect(tokensFor('crumb').issueAfter(one)).toBe(next);
    expect(tokens.check(next)).toBe('valid');
    expect(tokens.issueAfter(other)).not.toBe(next);
    expect(tokensFor('crumb', 'another').issueAfter(one)).not.toBe(next);
    time.now += 1;
    expect(tokens.issueAfter(one)).not.toBe(next);
  });

  it('[SRV-2w] refuses tokens of another purpose and of another secret', () => {
    const token = tokensFor('crumb').issue();
    expect(tokensFor('submission-key').check(token)).toBe('forged');
    expect(tokensFor('crumb', 'another').check(token)).toBe('forged');
  });

  it('[SRV-2w] refuses a token with any one character changed', () => {
    const tokens = tokensFor('crumb');
    const token = tokens.issue();
    for (let at = 0; at < token.length; at += 1) {
      const other = token[at] === 'A' ? 'B' : 'A';
      const changed = token.slice(0, at) + other + token.slice(at + 1);
      // The last character of 128 bits in base64url carries two bits that mean nothing.
      if (at === token.length - 1) continue;
      expect(tokens.check(changed)).toBe('forged');
    }
  });

  it('[SRV-2w] refuses any text that it did not make, and never throws', () => {
    const tokens = tokensFor('crumb');
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(tokens.check(text)).toBe('forged');
      }),
    );
  });
});
