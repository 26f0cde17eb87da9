import type { FormSchema } from '@plinth/forms';
import { verifyProof } from '@plinth/forms/proof-of-work';

export type CaptchaVerdict = { ok: true; id: string; expiresAt: Date } | { ok: false };

/** Tells people from programs: our own proof of work, or a service that a site has an account with. */
export interface CaptchaVerifier {
  /**
   * @param captchaKey what the page sent, empty where it sent nothing
   * @param form the captcha that the form asks for
   */
  verify(captchaKey: string, form?: FormSchema['captcha']): Promise<CaptchaVerdict>;
}

/** Checks what `proofOfWorkCaptcha` in the page has worked out. */
export function createProofOfWorkVerifier(secret: string): CaptchaVerifier {
  return {
    async verify(captchaKey) {
      const verdict = await verifyProof(captchaKey, { secret });
      if (!verdict.ok) return { ok: false };
      return { ok: true, id: verdict.id, expiresAt: new Date(verdict.expiresAt * 1000) };
    },
  };
}
