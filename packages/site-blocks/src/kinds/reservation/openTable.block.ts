import { blockType } from '@plinth/site-model';
import { defineBlock } from '../../blockKind';
import { line } from '../../settings/builders';
import { description, title } from '../../settings/shared';

export const openTable = defineBlock({
  kind: 'opentable',
  types: [blockType.opentable, blockType.opentableV2],
  name: { en: 'Restaurant booking', de: 'Tischreservierung (OpenTable)' },
  settings: {
    title,
    description,
    restaurantId: line({
      label: { en: 'Number', de: 'Nummer' },
      help: {
        en: 'That the service gave to the restaurant.',
        de: 'Die der Dienst dem Restaurant gegeben hat.',
      },
    }),
  },
  example: { restaurantId: '1104602', title: 'A seat at the table' },
});
