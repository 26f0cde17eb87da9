import { blockType } from '@plinth/site-model';
import { defineBlock } from '../../blockKind';
import { richText } from '../../settings/builders';

export const html = defineBlock({
  kind: 'html',
  types: [blockType.html],
  name: { en: 'Text', de: 'Text' },
  settings: {
    html: richText({
      label: { en: 'Text', de: 'Text' },
      help: {
        en: 'Headings, paragraphs, lists and links.',
        de: 'Überschriften, Absätze, Listen und Links.',
      },
      required: true,
    }),
  },
  example: { html: '<h2>A heading</h2><p>And what there is to say.</p>' },
});
