import { reportLimits } from '@plinth/site-model';

/**
 * Splits entries into requests, in order: each within the bytes that every server reads and that a
 * browser still sends after the page is left. A larger entry is sent alone.
 */
export function splitByBytes<Item>(items: readonly Item[]): Item[][] {
  const parts: Item[][] = [];
  let room = 0;
  for (const item of items) {
    // The request is UTF-8: a letter of another script has three bytes, an emoji four. One more
    // byte is the comma.
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
