import type { Signer } from './signer';

interface Sealed<Facts> {
  facts: Facts;
  /** Milliseconds since 1970. */
  ends: number;
}

const shape = /^([\w-]{1,4000})\.([\w-]{22})$/;

/** Writes facts into a key of a link: anyone can read them, and only the server can create them. */
export function sealFacts<Facts extends object>(
  signer: Signer,
  purpose: string,
  sealed: Sealed<Facts>,
): string {
  const body = Buffer.from(JSON.stringify(sealed)).toString('base64url');
  return `${body}.${signer.sign(purpose, body)}`;
}

/** Reads them back; `undefined` for a key that is forged, has another purpose, or has expired. */
export function readSealedFacts<Facts extends object>(
  signer: Signer,
  purpose: string,
  { key, now }: { key: string; now: number },
): Facts | undefined {
  const [, body = '', signature = ''] = shape.exec(key) ?? [];
  if (!signer.isValid(purpose, body, signature)) return undefined;
  const { facts, ends } = JSON.parse(Buffer.from(body, 'base64url').toString()) as Sealed<Facts>;
  return ends > now ? facts : undefined;
}
