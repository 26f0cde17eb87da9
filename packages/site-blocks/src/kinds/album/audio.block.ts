import { blockType } from '@plinth/site-model';
import { defineBlock } from '../../blockKind';
import { line, link, picture } from '../../settings/builders';
import { title } from '../../settings/shared';

export const audio = defineBlock({
  kind: 'audio',
  types: [blockType.audio],
  name: { en: 'Sound', de: 'Ton' },
  settings: {
    title,
    author: line({
      label: { en: 'Author', de: 'Urheber' },
      help: { en: 'Below the title.', de: 'Unter dem Titel.' },
    }),
    url: link({
      label: { en: 'Sound', de: 'Ton' },
      help: { en: 'The address of a file.', de: 'Die Adresse einer Datei.' },
    }),
    coverUrl: picture({
      label: { en: 'Cover', de: 'Titelbild' },
      help: { en: 'Uploaded, or at its address.', de: 'Hochgeladen oder unter seiner Adresse.' },
    }),
  },
  example: { title: 'Cooling, two days', author: 'Tomas Reed', url: '/sounds/cooling.wav' },
});
