import { defineMessages } from '@plinth/site-model';

/** The messages of the products in the configuration area. */
export const productConfigMessages = defineMessages({
  'config.part.products': 'Products',

  'config.products.add': 'Add a product',
  'config.products.kind': 'Kind',
  'config.products.allKinds': 'All kinds',
  'config.products.kind.PHYSICAL': 'Physical product',
  'config.products.kind.SERVICE': 'Service',
  'config.products.kind.DIGITAL': 'Download',
  'config.products.kind.GIFT_CARD': 'Gift card',
  'config.products.kind.PLAN': 'Plan',
  'config.products.state': 'State',
  'config.products.allStates': 'All states',
  'config.products.state.visible': 'Visible',
  'config.products.state.hidden': 'Hidden',
  'config.products.state.sold-out': 'Sold out',
  'config.products.none': 'The shop has no product yet.',
  'config.products.noneFound': 'No product matches.',
  'config.products.from': 'from {price}',
  'config.products.unlimited': 'Unlimited stock',
  'config.products.inStock': '{shown} in stock',
  'config.products.removed': 'The product is removed.',
});
