import { defineBlock } from '../../blockKind';

export const cart = defineBlock({
  kind: 'cart',
  types: [],
  name: { en: 'Cart', de: 'Warenkorb' },
  needsServer: true,
  settings: {},
  example: {},
});
