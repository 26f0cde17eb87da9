import { defineBlock } from '../../blockKind';

export const orderConfirmed = defineBlock({
  kind: 'order-confirmed',
  types: [],
  name: { en: 'Order confirmation', de: 'Bestellbestätigung' },
  needsServer: true,
  settings: {},
  example: {},
});
