import type { Signer } from './signer';

export type TokenState = 'valid' | 'expired' | 'forged';

/**
 * A random token with its own time and signature, `<time>.<random>.<signature>`: the server verifies it without having
 * stored it.
 */
export interface SignedTokens {
  issue(): string;
  /** The token that replaces one of ours: within a minute always the same, also from another server. */
  issueAfter(token: string): string;
  check(token: string): TokenState;
  /** Milliseconds since it was issued, where it is one of ours. */
  age(token: string): number | undefined;
}

export interface SignedTokenOptions {
  /** The purpose of the token. */
  purpose: string;
  signer: Signer;
  /** Milliseconds. */
  lifetime: number;
  /** Milliseconds since 1970. */
  clock: () => number;
  random: (bytes: number) => Buffer;
}

const shape = /^([0-9a-z]{1,11})\.([\w-]{22})\.([\w-]{22})$/;
const minute = 60_000;
/** Clocks of several servers differ a little. */
const clockTolerance = minute;

export function createSignedTokens({
  purpose,
  signer,
  lifetime,
  clock,
  random,
}: SignedTokenOptions): SignedTokens {
  const age = (token: string): number | undefined => {
    const [, time, noise, signature] = shape.exec(token) ?? [];
    if (!time || !noise || !signature) return undefined;
    if (!signer.isValid(purpose, `${time}.${noise}`, signature)) return undefined;
    return clock() - Number.parseInt(time, 36);
  };
  const token = (time: number, noise: string): string => {
    const body = `${time.toString(36)}.${noise}`;
    return `${body}.${signer.sign(purpose, body)}`;
  };
  return {
    age,
    issue: () => token(clock(), random(16).toString('base64url')),
    issueAfter(before) {
      const time = Math.floor(clock() / minute) * minute;
      // As hard to guess as random characters: it requires the secret.
      return token(time, signer.sign(`${purpose} after`, `${time}.${before}`));
    },
    check(token) {
      const passed = age(token);
      if (passed === undefined) return 'forged';
      return passed > lifetime || passed < -clockTolerance ? 'expired' : 'valid';
    },
  };
}
