export { cartCount, cartCountLabel, maxShownItems } from './cart/cartCount';
export type { CartCountLabelOptions } from './cart/cartCount';
export { cartNoticeText } from './cart/cartNoticeText';
export type { CartNoticeTextOptions } from './cart/cartNoticeText';
export { changeQuantity } from './cart/changeQuantity';
export type { ChangeQuantityOptions, Confirm } from './cart/changeQuantity';
export { couponText } from './cart/couponText';
export type { CouponTextOptions } from './cart/couponText';
export { minimumSubtotalText } from './cart/minimumSubtotalText';
export type { MinimumSubtotalTextOptions } from './cart/minimumSubtotalText';
export { checkoutAddress } from './checkout/checkoutAddress';
export type { CheckoutTarget } from './checkout/checkoutAddress';
export { goToCheckout } from './checkout/goToCheckout';
export type { GoToCheckoutOptions } from './checkout/goToCheckout';
export { navigateFrame } from './checkout/navigateFrame';
export { commerceMessages } from './messages';
export type { CommerceMessageKey } from './messages';
export { currencyName } from './money/currencyName';
export { currentPrice } from './product/currentPrice';
export type {
  DigitalProduct,
  Product,
  ProductOptionValue,
  ProductVariant,
  SoldProductType,
  VariantProduct,
} from './product/product';
export { choiceState, chosenVariant, productOptions } from './product/productChoice';
export type { ChoiceState, ProductOption, VariantSelection } from './product/productChoice';
export { generateSku, isAllowedPrice, isAllowedSku, productLimits } from './product/productLimits';
export { productPrice, variantPrice } from './product/productPrice';
export type { ProductPrice } from './product/productPrice';
export {
  hasVariedPrices,
  isInStock,
  isOnSale,
  isSoldOut,
  totalStock,
} from './product/productRules';
export { readVariants } from './product/readVariants';
export { subscriptionText } from './product/subscriptionText';
export type { SubscriptionPlan, SubscriptionTextOptions } from './product/subscriptionText';
