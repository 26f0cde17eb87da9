import { blockType } from '@plinth/site-model';
import { defineBlock } from '../../blockKind';
import { choice, flag, group, richText, line, number } from '../../settings/builders';
import { aspectRatio, clickthrough, pictureFields } from '../../settings/shared';

/** The designs, in the order of their numbers on published pages. */
const variants = {
  inline: { en: 'Picture alone', de: 'Bild allein' },
  poster: { en: 'Text on the picture', de: 'Text auf dem Bild' },
  card: { en: 'Card: text beside the picture', de: 'Karte: Text neben dem Bild' },
  overlap: { en: 'Text over an edge of the picture', de: 'Text über einer Kante des Bildes' },
  collage: {
    en: 'Collage: text in a box on the picture',
    de: 'Collage: Text im Kasten auf dem Bild',
  },
  stack: { en: 'Text below the picture', de: 'Text unter dem Bild' },
};
const firstVariant = 1012;

const share = { min: 0, max: 1, step: 0.01, fallback: 0.5 };

export const image = defineBlock({
  kind: 'image',
  types: [blockType.image],
  name: { en: 'Image', de: 'Bild' },
  settings: {
    ...pictureFields,
    variant: choice({
      label: { en: 'Design', de: 'Gestaltung' },
      help: { en: 'The places of picture and text.', de: 'Wo Bild und Text stehen.' },
      labels: variants,
    }),
    title: line({
      label: { en: 'Title', de: 'Titel' },
      help: { en: 'In designs that show text.', de: 'In Gestaltungen mit Text.' },
    }),
    caption: richText({
      label: { en: 'Caption', de: 'Bildtext' },
      help: { en: 'Below the picture, or beside it.', de: 'Unter dem Bild oder daneben.' },
    }),
    aspectRatio,
    focalPoint: group({
      label: { en: 'Focal point', de: 'Bildmitte' },
      help: { en: 'The point that a crop never cuts off.', de: 'Was kein Zuschnitt abschneidet.' },
      fields: {
        x: number({
          label: { en: 'From the left', de: 'Von links' },
          help: { en: '0 to 1.', de: '0 bis 1.' },
          ...share,
        }),
        y: number({
          label: { en: 'From the top', de: 'Von oben' },
          help: { en: '0 to 1.', de: '0 bis 1.' },
          ...share,
        }),
      },
    }),
    lightbox: flag({
      label: { en: 'Lightbox', de: 'Großansicht' },
      help: {
        en: 'A click shows the picture large; a link comes first.',
        de: 'Ein Klick zeigt das Bild groß; ein Link geht vor.',
      },
    }),
    lightboxTheme: choice({
      label: { en: 'Lightbox theme', de: 'Farbe der Großansicht' },
      help: { en: 'The colour around the picture.', de: 'Die Farbe um das Bild.' },
      labels: {
        dark: { en: 'Dark', de: 'Dunkel' },
        light: { en: 'Light', de: 'Hell' },
      },
    }),
    ...clickthrough,
  },
  // Published pages have a design's number.
  upgrade(stored) {
    const variant = Object.keys(variants)[Number(stored['variant']) - firstVariant];
    return variant ? { ...stored, variant } : stored;
  },
  example: { src: '/pictures/shelf.svg', width: 1600, height: 1200, alt: 'Pots on a shelf' },
});
