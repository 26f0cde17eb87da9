import { blockType } from '@plinth/site-model';
import { defineBlock } from '../../blockKind';
import { number } from '../../settings/builders';

export const spacer = defineBlock({
  kind: 'spacer',
  types: [blockType.spacer],
  name: { en: 'Space', de: 'Abstand' },
  settings: {
    height: number({
      label: { en: 'Height', de: 'Höhe' },
      help: { en: 'In pixels.', de: 'In Pixeln.' },
      min: 0,
      max: 1000,
      step: 4,
      fallback: 48,
    }),
  },
  example: { height: 48 },
});
