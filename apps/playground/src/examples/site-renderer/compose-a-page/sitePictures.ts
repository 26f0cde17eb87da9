export interface SitePicture {
  src: string;
  width: number;
  height: number;
  alt: string;
}

const picture = ({ name, ...more }: { name: string } & Omit<SitePicture, 'src'>): SitePicture => ({
  src: `/pictures/${name}.svg`,
  ...more,
});

/** Pictures that the sample site has at these addresses, so that a page keeps them when it goes online. */
export const sitePictures: readonly SitePicture[] = [
  picture({
    name: 'table',
    width: 2400,
    height: 1350,
    alt: 'A bottle, a moon jar, a cup and a bowl in window light',
  }),
  picture({
    name: 'shelf',
    width: 1800,
    height: 1200,
    alt: 'Two shelf boards with jars, cups, jugs and bottles',
  }),
  picture({ name: 'still-life', width: 1500, height: 1800, alt: 'A jug behind a mug and a plate' }),
  picture({
    name: 'row',
    width: 2100,
    height: 900,
    alt: 'Seven cups in seven glazes, side by side',
  }),
  picture({
    name: 'evening',
    width: 1800,
    height: 1200,
    alt: 'A moon jar and a bottle in the dark of the evening',
  }),
  picture({
    name: 'bowls',
    width: 1600,
    height: 1200,
    alt: 'Three bowls on a clay-coloured table',
  }),
  picture({ name: 'pair', width: 1200, height: 1600, alt: 'Two slender vases' }),
  picture({ name: 'jars', width: 1800, height: 1200, alt: 'Lidded jars in oat, iron and indigo' }),
  picture({ name: 'moon-jar', width: 1200, height: 1500, alt: 'Moon jar in chalk white' }),
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
