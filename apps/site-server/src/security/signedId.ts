import type { Signer } from './signer';

/** Id and signature: 22 characters of base64url each, which hold 16 bytes. */
const shape = /^([\w-]{22})\.([\w-]{22})$/;

/**
 * A row's UUID with a signature, `<id>.<signature>`. Its holder may do one thing with that row, as long as the row
 * exists.
 *
 * @param purpose names that one thing, so that the id is valid for nothing else
 */
export function signedId(signer: Signer, purpose: string, id: string): string {
  const short = Buffer.from(id.replaceAll('-', ''), 'hex').toString('base64url');
  return `${short}.${signer.sign(purpose, id.toLowerCase())}`;
}

/** The UUID of a text that `signedId` made for the same purpose; `undefined` for any other text. */
export function readSignedId(signer: Signer, purpose: string, text: string): string | undefined {
  const [, short, signature] = shape.exec(text) ?? [];
  if (!short || !signature) return undefined;
  const id = Buffer.from(short, 'base64url')
    .toString('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return signer.isValid(purpose, id, signature) ? id : undefined;
}
