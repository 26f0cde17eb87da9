/** The most similar known name; `undefined` where none is similar. */
export function nearestName(name: string, known: Iterable<string>): string | undefined {
  const given = plain(name);
  /** Names of up to five characters may differ by one typing error, longer names by two. */
  const max = given.length > 5 ? 2 : 1;
  let best: { name: string; slips: number } | undefined;
  for (const one of known) {
    // Names that differ only in their numbers are different names, not misspelt.
    if (withoutDigits(one) === withoutDigits(name)) continue;
    const slips = slipsBetween(given, plain(one));
    if (slips > max || slips >= given.length) continue;
    if (!best || slips < best.slips) best = { name: one, slips };
  }
  return best?.name;
}

/** `page_type`, `page-type` and `PageType` count as the same name. */
const plain = (name: string) => name.toLowerCase().replace(/[\s_-]/g, '');
const withoutDigits = (name: string) => name.replace(/\d+/g, '0');

/** The number of characters that are missing, added, wrong or swapped. */
function slipsBetween(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > 2) return Infinity;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1];
      let slips = Math.min(row[j - 1]! + 1, last[j]! + 1, last[j - 1]! + (isSame ? 0 : 1));
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (isSwapped) slips = Math.min(slips, beforeLast[j - 2]! + 1);
      row.push(slips);
    }
    [beforeLast, last] = [last, row];
  }
  return last[b.length]!;
}
