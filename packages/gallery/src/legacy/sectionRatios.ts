const named: Readonly<Record<string, number>> = {
  square: 1,
  standard: 3 / 2,
  wide: 16 / 9,
  widescreen: 16 / 9,
  cinema: 21 / 9,
  'ultra-widescreen': 12 / 5,
  'anamorphic-widescreen': 12 / 5,
  portrait: 2 / 3,
  landscape: 3 / 2,
};

const counts = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const countNames: Readonly<Record<string, number>> = {
  ...Object.fromEntries(counts.map((name, index) => [name, index])),
  twelve: 12,
  sixteen: 16,
};

/** Whether the setting says that each picture keeps its own ratio. */
export const isOwnRatio = (given: unknown): boolean =>
  typeof given === 'string' && /^\s*(auto|original|none|natural)\s*$/i.test(given);

/**
 * Width divided by height for the `aspectRatio` of a gallery section: a name (`widescreen`), two numbers in words
 * (`four-three`), either upright (`three-four-vertical`), a pair (`4:3`) or a number, alone or before its name
 * (`1.5-three-two`).
 * @returns `undefined` if every picture keeps its own
 */
export function sectionRatio(given: unknown): number | undefined {
  if (typeof given === 'number') return given > 0 && Number.isFinite(given) ? given : undefined;
  if (typeof given !== 'string') return undefined;
  const name = given
    .trim()
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replace(/[_\s]+/g, '-');
  const [, before, plain = name, behind] =
    /^(vertical-|portrait-)?(.+?)(-vertical|-portrait)?$/.exec(name) ?? [];
  const ratio = named[plain] ?? ratioOfWords(plain) ?? ratioOfNumbers(plain);
  return ratio && (before ?? behind) ? Math.min(ratio, 1 / ratio) : ratio;
}

function ratioOfWords(name: string): number | undefined {
  const [width, height, ...more] = name.split('-').map((word) => countNames[word]);
  return width && height && more.length === 0 ? width / height : undefined;
}

function ratioOfNumbers(name: string): number | undefined {
  const [, width, height = 1] = /^([\d.]+)(?:[:/x-]([\d.]+)|-[a-z-]+)?$/.exec(name) ?? [];
  const ratio = Number(width) / Number(height);
  // The number in `235-cinemascope` is no ratio of width to height.
  return ratio > 0 && ratio <= widest ? ratio : undefined;
}

const widest = 20;
