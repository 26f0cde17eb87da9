import { blockType } from '@plinth/site-model';
import { defineBlock } from '../../blockKind';
import { line } from '../../settings/builders';
import { alignment, buttonText, description, size, title } from '../../settings/shared';

export const donation = defineBlock({
  kind: 'donation',
  types: [blockType.donation],
  name: { en: 'Donation', de: 'Spende' },
  settings: {
    title,
    description,
    buttonText,
    donatePageId: line({
      label: { en: 'Checkout', de: 'Kasse' },
      help: {
        en: 'The id of the donation that the shop takes.',
        de: 'Die Kennung der Spende im Laden.',
      },
    }),
    alignment,
    buttonSize: size,
  },
  example: {
    donatePageId: 'kiln-fund',
    title: 'A new arch for the kiln',
    description: '<p>Each brick costs €18.</p>',
  },
});
