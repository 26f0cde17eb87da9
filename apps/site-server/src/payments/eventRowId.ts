import { createHash } from 'node:crypto';

/** A UUID derived from the provider's own id: the same event writes the same row. */
export function eventRowId(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5');
}
