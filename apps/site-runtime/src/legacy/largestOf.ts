/** One candidate of a `srcset`: an address, which may contain commas, and a width or a density. */
const candidates = /(\S*[^\s,])(?:\s+([\d.]+)[wx])?\s*(?:,|$)/g;

/** The address of the largest picture in the grammar of `srcset`; `undefined` if it has none. */
export function largestOf(srcset: string): string | undefined {
  let largest: string | undefined;
  let largestSize = -1;
  for (const [, address, size = '1'] of srcset.matchAll(candidates)) {
    if (Number(size) <= largestSize) continue;
    largest = address;
    largestSize = Number(size);
  }
  return largest;
}
