import { blockType } from '@plinth/site-model';
import { defineBlock } from '../../blockKind';
import { line } from '../../settings/builders';
import { description, title } from '../../settings/shared';

export const tock = defineBlock({
  kind: 'tock',
  types: [blockType.tock],
  name: { en: 'Table booking', de: 'Tischreservierung (Tock)' },
  settings: {
    title,
    description,
    businessName: line({
      label: { en: 'Name at the service', de: 'Name beim Dienst' },
      help: {
        en: 'As it stands in the address of its page.',
        de: 'Wie er in der Adresse der Seite steht.',
      },
    }),
  },
  example: { businessName: 'marlow-clay-counter', title: 'The counter' },
});
