/** Pixel densities of existing screens. */
const densities = [1, 1.25, 1.5, 1.75, 2, 2.5, 3, 3.5, 4];

/**
 * The `sizes` with which a browser chooses a file within the bounds of device pixels ([MED-1]). The
 * browser multiplies the length in `sizes` by its density, so at a density beyond a bound the
 * length is scaled down, or up.
 */
export function limitedSizes(
  sizes: string,
  { dprMax = Infinity, dprMin = 0 }: { dprMax?: number | undefined; dprMin?: number | undefined },
): string {
  const above = densities.filter((density) => density > dprMax).reverse();
  const below = densities.filter((density) => density < dprMin);
  if (above.length === 0 && below.length === 0) return sizes;
  // `auto` would use the layout width unchanged.
  const entries = splitList(sizes).filter((entry) => entry !== 'auto');
  if (entries.length === 0) entries.push('100vw');
  return [
    ...above.flatMap((density) =>
      scaled(entries, `(min-resolution: ${density}dppx)`, dprMax / density),
    ),
    ...below.flatMap((density) =>
      scaled(entries, `(max-resolution: ${density}dppx)`, dprMin / density),
    ),
    ...entries,
  ].join(', ');
}

function scaled(entries: readonly string[], condition: string, factor: number): string[] {
  const share = Number(factor.toFixed(4));
  return entries.map((entry) => {
    // The length comes last, after its media condition.
    const parts = splitOutside(entry, /\s/);
    const length = parts.pop()!;
    const media = parts.join(' ');
    // A condition with `or` or `not` needs brackets beside `and`.
    const further = /\b(or|not)\b/.test(media) ? `(${media})` : media;
    return `${condition}${further && ` and ${further}`} calc((${length}) * ${share})`;
  });
}

const splitList = (sizes: string): string[] =>
  splitOutside(sizes, /,/)
    .map((entry) => entry.trim())
    .filter(Boolean);

/** Splits a text at separators outside brackets. */
function splitOutside(text: string, separator: RegExp): string[] {
  const parts = [''];
  let depth = 0;
  for (const sign of text) {
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    if (depth === 0 && separator.test(sign)) parts.push('');
    else parts[parts.length - 1] += sign;
  }
  return parts;
}
