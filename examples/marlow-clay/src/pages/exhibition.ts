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

const wall = (
  id: string,
  title: string,
  words: string,
  settings: Record<string, unknown>,
  pictures = scenes,
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
    opening(
      'exhibition',
      'The exhibition',
      'Twelve pictures, hung in every way we know. Touch one and it comes closer.',
    ),
    wall('rows', 'In rows', 'Every picture whole, every row as wide as the wall.', {
      design: 'autorows',
      gutter: 12,
    }),
    wall('columns', 'In columns', 'Every picture whole, in the order of the catalogue.', {
      design: 'autocolumns',
      columnWidth: 260,
      gutter: 16,
      lightbox: true,
    }),
    wall('cells', 'In equal cells', 'Four in a row, cropped to a square.', {
      design: 'grid',
      'thumbnails-per-row': 4,
      padding: 12,
      lightbox: true,
    }),
    wall('fitting', 'As many as fit', 'Upright, each with its name.', {
      design: 'autogrid',
      columnWidth: 220,
      aspectRatio: 0.8,
      gutter: 20,
      lightbox: true,
      'show-meta': true,
    }),
    wall('carousel', 'Side by side', 'Three at a time, and on.', {
      design: 'carousel',
      slidesPerRow: 3,
      imageAspectRatio: '3:2',
      gutter: 2,
    }),
    wall('strip', 'As a strip', 'One height, and what you look at in the middle.', {
      design: 'slider',
      aspectRatio: 38,
      'active-alignment': 'center',
    }),
    wall('fading', 'One at a time', 'The next one fades in; the small ones below lead the way.', {
      ...stage,
      'auto-crop': true,
      thumbnails: true,
      'thumbnail-strip-height': 72,
      'show-meta': true,
      'meta-position': 'bottom-left',
    }),
    wall('nearing', 'Coming closer', 'While you look, the picture grows.', {
      ...stage,
      'auto-crop': true,
      transition: 'ken-burns',
      autoplay: true,
      'autoplay-duration': 6,
    }),
    wall('pushing', 'Pushed aside', 'The next one takes its place.', {
      ...stage,
      transition: 'swipe',
    }),
    wall('following', 'At your finger', 'It follows, and springs on or back.', {
      ...stage,
      transition: 'new-swipe',
    }),
    wall('scrolling', 'Scrolled', 'The plainest of them all.', { ...stage, transition: 'scroll' }),
    wall(
      'list',
      'With words beside',
      'As in the catalogue.',
      { design: 'list', listImageSize: 32 },
      scenes.slice(0, 4),
    ),
    wall(
      'stacked',
      'One below the other',
      'In full, for those who scroll.',
      { design: 'stacked', padding: 24 },
      scenes.slice(0, 3),
    ),
  ],
};
