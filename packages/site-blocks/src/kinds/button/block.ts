import { blockType } from '@plinth/site-model';
import { defineBlock } from '../../blockKind';
import { choice, line } from '../../settings/builders';
import { alignment, clickthrough, size } from '../../settings/shared';

export const button = defineBlock({
  kind: 'button',
  types: [blockType.button],
  name: { en: 'Button', de: 'Schaltfläche' },
  settings: {
    buttonText: line({
      label: { en: 'Text', de: 'Text' },
      help: { en: 'The action of a click.', de: 'Was bei einem Klick geschieht.' },
      required: true,
    }),
    ...clickthrough,
    alignment,
    size,
    style: choice({
      label: { en: 'Style', de: 'Stil' },
      help: { en: 'Filled, or a line around it.', de: 'Gefüllt oder umrandet.' },
      labels: {
        solid: { en: 'Filled', de: 'Gefüllt' },
        outline: { en: 'Outlined', de: 'Umrandet' },
      },
    }),
  },
  example: { buttonText: 'See the work', clickthroughUrl: '/work' },
});
