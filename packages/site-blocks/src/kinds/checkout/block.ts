import { defineBlock } from '../../blockKind';

export const checkout = defineBlock({
  kind: 'checkout',
  types: [],
  name: { en: 'Checkout', de: 'Kasse' },
  needsServer: true,
  settings: {},
  example: {},
});
