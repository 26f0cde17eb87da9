import { createHmac, timingSafeEqual } from 'node:crypto';

/** Signs short texts with the server's secret, for one purpose each: a signature is invalid for any other purpose. */
export interface Signer {
  sign(purpose: string, text: string): string;
  isValid(purpose: string, text: string, signature: string): boolean;
}

/** 128 bits: they cannot be guessed within a key's lifetime, and stay short in cookies and forms. */
const signatureBytes = 16;

export function createSigner(secret: string): Signer {
  const digest = (purpose: string, text: string) =>
    createHmac('sha256', secret).update(`${purpose}\n${text}`).digest().subarray(0, signatureBytes);
  return {
    sign: (purpose, text) => digest(purpose, text).toString('base64url'),
    isValid(purpose, text, signature) {
      const given = Buffer.from(signature, 'base64url');
      return given.length === signatureBytes && timingSafeEqual(digest(purpose, text), given);
    },
  };
}
