import { createHash } from 'node:crypto';
import { findCaptchaProvider } from '@plinth/forms/captcha-providers';
import { askProvider } from './askProvider';
import type { Log } from '../log';
import type { CaptchaVerifier } from './captchaVerifier';

export interface ProviderVerifierOptions {
  /** The secret that a provider has issued to this site; `undefined` where the site has no account with it. */
  secretOf: (provider: string) => Promise<string | undefined>;
  /** Overrides the provider's address. @default the address of its documentation */
  address?: string | undefined;
  clock: () => number;
  log: Log;
  /** Milliseconds to wait for the provider. @default 5000 */
  timeout?: number;
  /** Checked first: the proof of work of visitors who have not agreed to the provider's script. */
  own: CaptchaVerifier;
}

/** No provider's answer is valid for longer than five minutes. */
const lifetime = 300_000;
/** Longer than any provider's answer; a longer one is not sent to the provider. */
const maxAnswerLength = 8192;

/**
 * Queries the provider of a form's captcha whether an answer is right, by its documented call. A provider that does not
 * answer in time has not accepted it.
 */
export function createProviderVerifier({
  secretOf,
  address,
  clock,
  log,
  timeout,
  own,
}: ProviderVerifierOptions): CaptchaVerifier {
  return {
    async verify(captchaKey, form) {
      const { siteKey } = form ?? {};
      const provider = siteKey ? findCaptchaProvider(form?.provider) : undefined;
      const proof = await own.verify(captchaKey);
      if (proof.ok || !provider || !captchaKey || captchaKey.length > maxAnswerLength) return proof;
      const secret = await secretOf(form!.provider!);
      if (secret === undefined) return proof;
      try {
        const { isRight, codes } = await askProvider({
          address: address ?? provider.verifyAddress,
          secret,
          answer: captchaKey,
          siteKey,
          timeout,
        });
        if (!isRight) {
          log.info('captcha.refused', { codes });
          return { ok: false };
        }
        return { ok: true, id: answerId(captchaKey), expiresAt: new Date(clock() + lifetime) };
      } catch (error) {
        log.error('captcha.unanswered', { error });
        return { ok: false };
      }
    },
  };
}

/** A provider accepts an answer once; the same submission, sent again, contains the same answer. */
export const answerId = (answer: string): string =>
  `answer ${createHash('sha256').update(answer).digest('base64url')}`;
