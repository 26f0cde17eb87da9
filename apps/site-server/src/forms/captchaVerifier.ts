import type { FormSchema } from '@plinth/forms';
import { verifyProof } from '@plinth/forms/proof-of-work';

export type CaptchaVerdict = { ok: true; id: string; expiresAt: Date } | { ok: false };

/** Distinguishes people from bots: by our own proof of work, or by a service with which a site has an account. */
export interface CaptchaVerifier {
  /**
   * @param captchaKey the page's answer, empty without one
   * @param form the captcha that the form requires
   */
  verify(captchaKey: string, form?: FormSchema['captcha']): Promise<CaptchaVerdict>;
}

/** Checks the solution of `proofOfWorkCaptcha` in the page. */
export function createProofOfWorkVerifier(secret: string): CaptchaVerifier {
  return {
    async verify(captchaKey) {
      const verdict = await verifyProof(captchaKey, { secret });
      if (!verdict.ok) return { ok: false };
      return { ok: true, id: verdict.id, expiresAt: new Date(verdict.expiresAt * 1000) };
    },
  };
}
