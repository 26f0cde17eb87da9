import type { Signer } from './signer';

const shape = /^([\w-]{22})\.([\da-z]{1,11})\.([\w-]{22})$/;

/**
 * A row's UUID with a moment and a signature of both, `<id>.<end>.<signature>`: its holder may do one thing with that
 * row until then.
 *
 * @param purpose names that one thing, so that the id is valid for nothing else
 */
export function expiringId(signer: Signer, purpose: string, { id, ends }: ExpiringId): string {
  const short = Buffer.from(id.replaceAll('-', ''), 'hex').toString('base64url');
  const until = ends.toString(36);
  return `${short}.${until}.${signer.sign(purpose, signedText(id, until))}`;
}

export interface ExpiringId {
  id: string;
  /** Milliseconds since 1970. */
  ends: number;
}

/** Reads a text that `expiringId` made for the same purpose, also after its expiry; `undefined` for any other. */
export function readExpiringId(
  signer: Signer,
  purpose: string,
  text: string,
): ExpiringId | undefined {
  const [, short, until, signature] = shape.exec(text) ?? [];
  if (!short || !until || !signature) return undefined;
  const id = Buffer.from(short, 'base64url')
    .toString('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  if (!signer.isValid(purpose, signedText(id, until), signature)) return undefined;
  return { id, ends: Number.parseInt(until, 36) };
}

const signedText = (id: string, until: string): string => JSON.stringify([id.toLowerCase(), until]);
