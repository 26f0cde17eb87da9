import type { PageDefinition } from '@plinth/site-model/definition';
import { gallery, text, type GalleryPicture } from '../blocks';
import { opening } from '../opening';

const scenes: GalleryPicture[] = [
  { name: 'shelf', title: 'The drying shelf', description: 'Two days before the first firing.' },
  { name: 'still', title: 'Indigo and oat', description: 'The corner by the sink.' },
  { name: 'row', title: 'Seven glazes', description: 'The same cup, from chalk to tenmoku.' },
  { name: 'jar', title: 'Lidded jar', description: 'Ash, from our own stove.' },
  { name: 'bowls', title: 'Bowls', description: 'Thrown off the hump.' },
  { name: 'moonJar', title: 'Moon jar', description: 'Two halves, joined at the waist.' },
  { name: 'evening', title: 'Evening', description: 'Last light on the east wall.' },
  { name: 'vase', title: 'Tall vase', description: 'Celadon over a white slip.' },
  { name: 'jars', title: 'Jars', description: 'For salt, for coffee, for letters.' },
  { name: 'pair', title: 'Two vases', description: 'Celadon and ash.' },
  { name: 'table', title: 'The table', description: 'As we set it for guests.' },
  { name: 'jug', title: 'Water jug', description: 'It holds 1.4 litres.' },
];

interface Wall {
  id: string;
  title: string;
  words: string;
  /** @default all */
  pictures?: GalleryPicture[];
}

const wall = (
  { id, title, words, pictures = scenes }: Wall,
  settings: Record<string, unknown>,
) => ({
  id,
  width: 'wide' as const,
  blocks: [
    text(`${id}-title`, `<h2>${title}</h2><p>${words}</p>`),
    // A name of its own: a carousel is a landmark.
    gallery(`show-${id}`, pictures, { label: title, ...settings }),
  ],
});

const stage = { design: 'slideshow', controls: true, aspectRatio: 1.6, autoplay: false };

/** Every design and every transition that a gallery has, each on a wall of its own. */
export const exhibition: PageDefinition = {
  id: 'page-exhibition',
  slug: 'work/exhibition',
  title: 'The exhibition',
  description: 'One studio, twelve pictures, and every way in which we have hung them.',
  collection: { id: 'collection-exhibition', title: 'The exhibition', fullUrl: '/work', type: 1 },
  sections: [
    opening('exhibition', {
      heading: 'The exhibition',
      lead: 'Twelve pictures, hung in every way we know. Touch one and it comes closer.',
    }),
    wall(
      {
        id: 'rows',
        title: 'In rows',
        words: 'Every picture whole, every row as wide as the wall.',
      },
      {
        design: 'autorows',
        gutter: 12,
      },
    ),
    wall(
      {
        id: 'columns',
        title: 'In columns',
        words: 'Every picture whole, in the order of the catalogue.',
      },
      {
        design: 'autocolumns',
        columnWidth: 260,
        gutter: 16,
        lightbox: true,
      },
    ),
    wall(
      { id: 'cells', title: 'In equal cells', words: 'Four in a row, cropped to a square.' },
      {
        design: 'grid',
        'thumbnails-per-row': 4,
        padding: 12,
        lightbox: true,
      },
    ),
    wall(
      { id: 'fitting', title: 'As many as fit', words: 'Upright, each with its name.' },
      {
        design: 'autogrid',
        columnWidth: 220,
        aspectRatio: 0.8,
        gutter: 20,
        lightbox: true,
        'show-meta': true,
      },
    ),
    wall(
      { id: 'carousel', title: 'Side by side', words: 'Three at a time, and on.' },
      {
        design: 'carousel',
        slidesPerRow: 3,
        imageAspectRatio: '3:2',
        gutter: 2,
      },
    ),
    wall(
      {
        id: 'strip',
        title: 'As a strip',
        words: 'One height, and what you look at in the middle.',
      },
      {
        design: 'slider',
        aspectRatio: 38,
        'active-alignment': 'center',
      },
    ),
    wall(
      {
        id: 'fading',
        title: 'One at a time',
        words: 'The next one fades in; the small ones below lead the way.',
      },
      {
        ...stage,
        'auto-crop': true,
        thumbnails: true,
        'thumbnail-strip-height': 72,
        'show-meta': true,
        'meta-position': 'bottom-left',
      },
    ),
    wall(
      { id: 'nearing', title: 'Coming closer', words: 'While you look, the picture grows.' },
      {
        ...stage,
        'auto-crop': true,
        transition: 'ken-burns',
        autoplay: true,
        'autoplay-duration': 6,
      },
    ),
    wall(
      { id: 'pushing', title: 'Pushed aside', words: 'The next one takes its place.' },
      {
        ...stage,
        transition: 'swipe',
      },
    ),
    wall(
      { id: 'following', title: 'At your finger', words: 'It follows, and springs on or back.' },
      {
        ...stage,
        transition: 'new-swipe',
      },
    ),
    wall(
      { id: 'scrolling', title: 'Scrolled', words: 'The plainest of them all.' },
      { ...stage, transition: 'scroll' },
    ),
    wall(
      {
        id: 'list',
        title: 'With words beside',
        words: 'As in the catalogue.',
        pictures: scenes.slice(0, 4),
      },
      { design: 'list', listImageSize: 32 },
    ),
    wall(
      {
        id: 'stacked',
        title: 'One below the other',
        words: 'In full, for those who scroll.',
        pictures: scenes.slice(0, 3),
      },
      { design: 'stacked', padding: 24 },
    ),
  ],
};
