/** Part of a file, both ends included. */
export interface ByteRange {
  from: number;
  to: number;
}

/**
 * The single range of bytes of a request (RFC 9110, section 14.1.2): `bytes=0-99`, `bytes=100-`, `bytes=-50`.
 *
 * @returns `undefined` where the whole file is the answer (no range, several, another unit), `null` where there is no
 * such part
 */
export function readRange(
  header: string | undefined,
  length: number,
): ByteRange | null | undefined {
  const found = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '');
  if (!found) return undefined;
  const [, first = '', last = ''] = found;
  if (first === '' && last === '') return undefined;
  const from = first === '' ? Math.max(0, length - Number(last)) : Number(first);
  const to = first === '' || last === '' ? length - 1 : Math.min(Number(last), length - 1);
  return from <= to && from < length ? { from, to } : null;
}
