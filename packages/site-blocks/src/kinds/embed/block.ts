import { blockType } from '@plinth/site-model';
import { defineBlock } from '../../blockKind';
import { richText, link } from '../../settings/builders';
import { thumbnailUrl, title } from '../../settings/shared';

export const embed = defineBlock({
  kind: 'embed',
  types: [blockType.embed, blockType.soundcloud],
  name: { en: 'Embed', de: 'Einbettung' },
  settings: {
    url: link({
      label: { en: 'Address', de: 'Adresse' },
      help: {
        en: 'The address of a page of another service; an unknown one is shown as a link.',
        de: 'Einer Seite eines anderen Dienstes; eine unbekannte ist ein Link.',
      },
    }),
    title,
    caption: richText({
      label: { en: 'Caption', de: 'Bildtext' },
      help: { en: 'Below it.', de: 'Steht darunter.' },
    }),
    thumbnailUrl,
  },
  example: { url: 'https://soundcloud.com/weir-house/kiln-hum', title: 'Kiln hum' },
});
