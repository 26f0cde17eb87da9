/**
 * Writes a text as one part of an address, as `encodeURIComponent` does, and never throws ([MOD-20]): half of a
 * surrogate pair cannot be written in an address, and the replacement character stands for it.
 */
export function encodeAddressPart(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'));
}
