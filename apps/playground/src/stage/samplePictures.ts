export interface SamplePicture {
  file: string;
  width: number;
  height: number;
  title: string;
  description: string;
}

/** The pictures of every example: drawn by code, of many ratios, the same in every run. */
export const samplePictures: readonly SamplePicture[] = [
  picture({
    name: 'dune',
    width: 1500,
    height: 1000,
    title: 'Dunes at dusk',
    description: 'Warm light on three ranges of hills',
  }),
  picture({
    name: 'fjord',
    width: 1000,
    height: 1500,
    title: 'The fjord',
    description: 'Cold water below a white sun',
  }),
  picture({
    name: 'meadow',
    width: 1200,
    height: 1200,
    title: 'Meadow',
    description: 'Dry grass in late summer',
  }),
  picture({
    name: 'night',
    width: 1780,
    height: 1000,
    title: 'Night walk',
    description: 'A pale moon over dark hills',
  }),
  picture({
    name: 'heather',
    width: 1330,
    height: 1000,
    title: 'Heather',
    description: 'The moor when it blooms',
  }),
  picture({
    name: 'valley',
    width: 1000,
    height: 1330,
    title: 'Green valley',
    description: 'Fog lies in the lower fields',
  }),
  picture({
    name: 'ridge',
    width: 2400,
    height: 1000,
    title: 'The long ridge',
    description: 'A whole day from end to end',
  }),
  picture({
    name: 'coast',
    width: 1200,
    height: 1500,
    title: 'Coast',
    description: 'Where the hills meet the sea',
  }),
  picture({
    name: 'steppe',
    width: 1500,
    height: 1000,
    title: 'Steppe',
    description: 'Nothing but grass and sky',
  }),
];

function picture({ name, ...more }: { name: string } & Omit<SamplePicture, 'file'>): SamplePicture {
  return { file: `${name}.svg`, ...more };
}

/** Absolute address of a picture, wherever the playground is served. */
export const pictureSrc = ({ file }: SamplePicture): string =>
  new URL(`pictures/${file}`, document.baseURI).href;
