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
