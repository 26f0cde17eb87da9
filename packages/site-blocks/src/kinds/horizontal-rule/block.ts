import { blockType } from '@plinth/site-model';
import { defineBlock } from '../../blockKind';

export const horizontalRule = defineBlock({
  kind: 'horizontalrule',
  types: [blockType.horizontalRule],
  name: { en: 'Line', de: 'Linie' },
  settings: {},
  example: {},
});
