export interface SitePicture {
  src: string;
  width: number;
  height: number;
  alt: string;
}

const picture = (name: string, width: number, height: number, alt: string): SitePicture => ({
  src: `/pictures/${name}.svg`,
  width,
  height,
  alt,
});

/** Pictures that the sample site has at these addresses, so that a page keeps them when it goes online. */
export const sitePictures: readonly SitePicture[] = [
  picture('table', 2400, 1350, 'A bottle, a moon jar, a cup and a bowl in window light'),
  picture('shelf', 1800, 1200, 'Two shelf boards with jars, cups, jugs and bottles'),
  picture('still-life', 1500, 1800, 'A jug behind a mug and a plate'),
  picture('row', 2100, 900, 'Seven cups in seven glazes, side by side'),
  picture('evening', 1800, 1200, 'A moon jar and a bottle in the dark of the evening'),
  picture('bowls', 1600, 1200, 'Three bowls on a clay-coloured table'),
  picture('pair', 1200, 1600, 'Two slender vases'),
  picture('jars', 1800, 1200, 'Lidded jars in oat, iron and indigo'),
  picture('moon-jar', 1200, 1500, 'Moon jar in chalk white'),
];

const addresses: ReadonlySet<string> = new Set(sitePictures.map(({ src }) => src));

/**
 * The same page with the pictures' addresses below a folder, for a playground that is not at its host's root.
 * @param base such as `/plinth/`
 */
export const withPicturesBelow = <Value>(value: Value, base: string): Value => {
  if (typeof value === 'string' && addresses.has(value)) return (base + value.slice(1)) as Value;
  if (Array.isArray(value))
    return value.map((item) => withPicturesBelow<unknown>(item, base)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, part]) => [
    name,
    withPicturesBelow<unknown>(part, base),
  ]);
  return Object.fromEntries(entries) as Value;
};
