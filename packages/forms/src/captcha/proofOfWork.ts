import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { Challenge, Payload } from 'altcha-lib/types';

export interface ChallengeOptions {
  /** The server's secret; a challenge made with another secret is refused. */
  secret: string;
  /** Rounds of each try, which determine the duration of a try. @default 5000 */
  cost?: number;
  /**
   * Hexadecimal prefix of the key to be found: one more digit is 16 times the work.
   * @default '00'
   */
  keyPrefix?: string;
  /** Seconds for which the challenge is valid. @default 1200 */
  lifetime?: number;
  /** Milliseconds since 1970. */
  now: number;
}

/**
 * Creates a signed challenge for `proofOfWorkCaptcha`. Nothing has to be stored.
 *
 * @example
 * ```ts
 * import { issueChallenge } from '@plinth/forms/proof-of-work';
 *
 * const challenge = await issueChallenge({ secret: 'of the server', now: Date.now() });
 * ```
 */
export function issueChallenge({
  secret,
  cost = 5000,
  keyPrefix = '00',
  lifetime = 1200,
  now,
}: ChallengeOptions): Promise<Challenge> {
  return createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost,
    keyPrefix,
    deriveKey,
    expiresAt: Math.floor(now / 1000) + lifetime,
    hmacSignatureSecret: secret,
  });
}

export type ProofVerdict =
  /**
   * `id` is the same for every use of a challenge: store it until `expiresAt` (seconds), and refuse
   * a second use.
   */
  | { ok: true; id: string; expiresAt: number }
  | { ok: false; reason: 'unreadable' | 'expired' | 'forged' | 'wrong' };

/**
 * Checks the `captchaKey` of a submission.
 *
 * @example
 * ```ts
 * import { verifyProof } from '@plinth/forms/proof-of-work';
 *
 * const verdict = await verifyProof('the key that came with the form', { secret: 'of the server' });
 * ```
 */
export async function verifyProof(
  captchaKey: string,
  { secret }: Pick<ChallengeOptions, 'secret'>,
): Promise<ProofVerdict> {
  let payload: Payload;
  try {
    payload = JSON.parse(atob(captchaKey)) as Payload;
    const { challenge, solution } = payload;
    if (typeof challenge.parameters.nonce !== 'string' || typeof solution !== 'object')
      return { ok: false, reason: 'unreadable' };
    const result = await verifySolution({
      challenge,
      solution,
      deriveKey,
      hmacSignatureSecret: secret,
    });
    if (result.verified)
      return { ok: true, id: challenge.signature!, expiresAt: challenge.parameters.expiresAt ?? 0 };
    return {
      ok: false,
      reason: result.expired ? 'expired' : result.invalidSignature ? 'forged' : 'wrong',
    };
  } catch {
    return { ok: false, reason: 'unreadable' };
  }
}
