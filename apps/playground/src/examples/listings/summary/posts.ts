import type { ListItem } from '@plinth/listings';
import { pictureSrc, samplePictures } from '../../../stage/samplePictures';

/** Posts of an invented pottery. */
export const posts: ListItem[] = [
  {
    id: 'kiln',
    title: 'A new kiln',
    url: '#kiln',
    excerpt: 'Brick by brick, from the foundation to the first firing.',
    image: pictureOf('dune.svg'),
    categories: ['Workshop'],
    tags: ['kiln'],
    publishedAt: Date.UTC(2026, 10, 12),
    author: 'Ines',
  },
  {
    id: 'ash',
    title: 'Ash glazes',
    url: '#ash',
    excerpt: 'Wood ash, clay and patience: three recipes that worked.',
    image: pictureOf('heather.svg'),
    categories: ['Recipes'],
    tags: ['glaze'],
    publishedAt: Date.UTC(2026, 9, 30),
    author: 'Tom',
  },
  {
    id: 'tenmoku',
    title: 'Tenmoku, twice',
    url: '#tenmoku',
    excerpt: 'The same glaze from two kilns, side by side.',
    image: pictureOf('night.svg'),
    categories: ['Recipes'],
    tags: ['glaze', 'kiln'],
    publishedAt: Date.UTC(2026, 10, 20),
    author: 'Ines',
  },
  {
    id: 'clay',
    title: 'Clay from the river',
    url: '#clay',
    excerpt: 'Dug in spring, washed in summer, thrown in autumn.',
    image: pictureOf('valley.svg'),
    categories: ['Workshop'],
    tags: ['clay'],
    publishedAt: Date.UTC(2025, 8, 14),
    author: 'Tom',
  },
];

function pictureOf(file: string) {
  const picture = samplePictures.find((sample) => sample.file === file)!;
  const { width, height, title } = picture;
  return { src: pictureSrc(picture), width, height, alt: title };
}
