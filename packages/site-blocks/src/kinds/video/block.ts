import { blockType } from '@plinth/site-model';
import { defineBlock } from '../../blockKind';
import { flag, line, link } from '../../settings/builders';
import { aspectRatio, thumbnailUrl } from '../../settings/shared';

export const video = defineBlock({
  kind: 'video',
  types: [blockType.video],
  name: { en: 'Video', de: 'Video' },
  settings: {
    url: link({
      label: { en: 'Address', de: 'Adresse' },
      help: {
        en: 'At YouTube or Vimeo, or of a file.',
        de: 'Bei YouTube oder Vimeo, oder einer Datei.',
      },
    }),
    title: line({
      label: { en: 'Title', de: 'Titel' },
      help: { en: 'Read out on its play button.', de: 'Wird am Abspielknopf vorgelesen.' },
    }),
    overlay: flag({
      label: { en: 'Picture until it is played', de: 'Bild bis zum Abspielen' },
      help: {
        en: 'Nothing is asked of the provider before.',
        de: 'Der Anbieter wird vorher nicht gefragt.',
      },
    }),
    thumbnailUrl,
    aspectRatio,
  },
  example: {
    url: 'https://youtu.be/dQw4w9WgXcQ',
    title: 'The kiln at night',
    thumbnailUrl: '/pictures/evening.svg',
    overlay: true,
  },
});
