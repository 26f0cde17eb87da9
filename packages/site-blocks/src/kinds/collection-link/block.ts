import { blockType } from '@plinth/site-model';
import { defineBlock } from '../../blockKind';
import { line, link, number } from '../../settings/builders';
import { imageUrl } from '../../settings/shared';

export const collectionLink = defineBlock({
  kind: 'collectionlink',
  types: [blockType.collectionLink],
  name: { en: 'Link to a collection', de: 'Link zu einer Sammlung' },
  settings: {
    collectionId: line({
      label: { en: 'Collection', de: 'Sammlung' },
      help: { en: 'The one that it leads to.', de: 'Die, zu der er führt.' },
      holds: 'collection',
    }),
    url: link({
      label: { en: 'Link', de: 'Link' },
      help: {
        en: 'Used where no collection is given.',
        de: 'Gilt, wo keine Sammlung genannt ist.',
      },
    }),
    title: line({
      label: { en: 'Title', de: 'Titel' },
      help: { en: 'Empty shows the title of the page.', de: 'Leer zeigt den Titel der Seite.' },
    }),
    description: line({
      label: { en: 'Description', de: 'Beschreibung' },
      help: {
        en: 'Empty shows the description of the page.',
        de: 'Leer zeigt die Beschreibung der Seite.',
      },
    }),
    imageUrl,
    imageWidth: number({
      label: { en: 'Width of the picture', de: 'Breite des Bildes' },
      help: { en: 'In pixels.', de: 'In Pixeln.' },
      min: 0,
      max: 30_000,
      fallback: 0,
    }),
    imageHeight: number({
      label: { en: 'Height of the picture', de: 'Höhe des Bildes' },
      help: { en: 'In pixels.', de: 'In Pixeln.' },
      min: 0,
      max: 30_000,
      fallback: 0,
    }),
  },
  example: { url: '/work', title: 'Work', description: 'What is on the shelf.' },
});
