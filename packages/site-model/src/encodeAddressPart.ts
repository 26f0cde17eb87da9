/**
 * Encodes a text as one part of an address, like `encodeURIComponent`, but never throws ([MOD-20]):
 * half of a surrogate pair cannot be encoded and is replaced by the replacement character.
 */
export function encodeAddressPart(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'));
}
