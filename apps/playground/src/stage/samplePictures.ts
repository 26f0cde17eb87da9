export interface SamplePicture {
  file: string;
  width: number;
  height: number;
  title: string;
  description: string;
}

/** The pictures of every example: drawn by code, of many ratios, the same in every run. */
export const samplePictures: readonly SamplePicture[] = [
  picture('dune', 1500, 1000, 'Dunes at dusk', 'Warm light on three ranges of hills'),
  picture('fjord', 1000, 1500, 'The fjord', 'Cold water below a white sun'),
  picture('meadow', 1200, 1200, 'Meadow', 'Dry grass in late summer'),
  picture('night', 1780, 1000, 'Night walk', 'A pale moon over dark hills'),
  picture('heather', 1330, 1000, 'Heather', 'The moor when it blooms'),
  picture('valley', 1000, 1330, 'Green valley', 'Fog lies in the lower fields'),
  picture('ridge', 2400, 1000, 'The long ridge', 'A whole day from end to end'),
  picture('coast', 1200, 1500, 'Coast', 'Where the hills meet the sea'),
  picture('steppe', 1500, 1000, 'Steppe', 'Nothing but grass and sky'),
];

function picture(
  name: string,
  width: number,
  height: number,
  ...[title, description]: [string, string]
): SamplePicture {
  return { file: `${name}.svg`, width, height, title, description };
}

/** Absolute address of a picture, wherever the playground is served. */
export const pictureSrc = ({ file }: SamplePicture): string =>
  new URL(`pictures/${file}`, document.baseURI).href;
