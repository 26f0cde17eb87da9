import { defineMessages } from '@plinth/site-model';

/** Words around a product. */
export const productMessages = defineMessages({
  'commerce.product.from': 'from {price}',
  'commerce.product.price': 'Price',
  'commerce.product.originalPrice': 'Original price: {price}',
  'commerce.product.salePrice': 'Sale price: {price}',
  'commerce.product.sale': 'Sale',
  'commerce.product.soldOut': 'Sold out',
  'commerce.product.choose': 'Select {option}',
  'commerce.product.valueSoldOut': '{value} (sold out)',
  'commerce.product.valueMissing': '{value} (unavailable)',
  'commerce.product.missing': 'This combination is not available.',
  'commerce.product.left': '{count, plural, one {Only # left} other {Only # left}}',
  'commerce.product.quantity': 'Quantity',
  'commerce.product.tooMany': '{count, plural, one {Only # is left.} other {Only # are left.}}',
  'commerce.product.wholeNumber': 'Please enter a whole number of 1 or more.',
  'commerce.product.addToCart': 'Add to cart',
  'commerce.product.adding': 'Adding…',
  'commerce.product.added': 'Added!',
  'commerce.product.buyNow': 'Buy now',
  'commerce.product.quickView': 'Quick view',
  'commerce.product.quickViewOf': 'Quick view of {title}',
  'commerce.product.viewDetails': 'View full details',
  'commerce.product.loading': 'Loading…',
  'commerce.product.loadFailed': 'This product could not be loaded.',
});
