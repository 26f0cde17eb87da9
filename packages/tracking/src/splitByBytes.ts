import { reportLimits } from '@plinth/site-model';

/**
 * Splits entries into sendings: as many entries as stay within the bytes that every server reads and the browser
 * lets outlive the page, in their order. One that is larger by itself goes alone.
 */
export function splitByBytes<Item>(items: readonly Item[]): Item[][] {
  const parts: Item[][] = [];
  let room = 0;
  for (const item of items) {
    // In UTF-8, which is what is sent: a letter of another script is three bytes, an emoji four.
    const bytes = new TextEncoder().encode(JSON.stringify(item)).length + 1;
    if (bytes > room) {
      parts.push([]);
      room = reportLimits.batchBytes;
    }
    parts.at(-1)!.push(item);
    room -= bytes;
  }
  return parts;
}
