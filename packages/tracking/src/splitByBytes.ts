import { reportLimits } from '@plinth/site-model';

/**
 * Splits entries into requests, in their order: as many in each as stay within the bytes that every server reads and
 * that the browser still sends after the page has gone. One that is larger by itself goes alone.
 */
export function splitByBytes<Item>(items: readonly Item[]): Item[][] {
  const parts: Item[][] = [];
  let room = 0;
  for (const item of items) {
    // The request is UTF-8: a letter of another script is three bytes, an emoji four. One more byte is the comma.
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
