export { cartCount, cartCountLabel, maxShownItems } from './cart/cartCount';
export type { CartCountLabelOptions } from './cart/cartCount';
export { cartNoticeText } from './cart/cartNoticeText';
export type { CartNoticeTextOptions } from './cart/cartNoticeText';
export { changeQuantity } from './cart/changeQuantity';
export type { ChangeQuantityOptions, Confirm } from './cart/changeQuantity';
export { couponText } from './cart/couponText';
export type { CouponTextOptions } from './cart/couponText';
export {
  removedLineText,
  /** @deprecated until 0.4: `removedLineText` */
  removedLineText as goneText,
} from './cart/removedLineText';
export type {
  RemovedLineTextOptions,
  /** @deprecated until 0.4: `RemovedLineTextOptions` */
  RemovedLineTextOptions as GoneTextOptions,
} from './cart/removedLineText';
export { stockText } from './cart/stockText';
export type { StockTextOptions } from './cart/stockText';
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
export { valueText } from './product/choiceText';
export { kindText } from './product/kindText';
export type { KindTextOptions } from './product/kindText';
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
export { addToCart } from './cart/addToCart';
export type { AddToCartOptions } from './cart/addToCart';
export { attachCart } from './dom/attachCart';
export type { AttachCartOptions } from './dom/attachCart';
export { attachCartAnnouncer } from './dom/attachCartAnnouncer';
export type { AttachCartAnnouncerOptions } from './dom/attachCartAnnouncer';
export { attachCartIndicator } from './dom/attachCartIndicator';
export type { AttachCartIndicatorOptions } from './dom/attachCartIndicator';
export { attachCartSync } from './dom/attachCartSync';
export { attachPricingToggle } from './dom/attachPricingToggle';
export type { PricingOption } from './dom/attachPricingToggle';
export { attachProduct } from './dom/attachProduct';
export type { AttachProductOptions } from './dom/attachProduct';
export { attachPurchase } from './dom/attachPurchase';
export type { AttachPurchaseOptions, Purchase } from './dom/attachPurchase';
export { attachQuickView } from './dom/attachQuickView';
export type { AttachQuickViewOptions } from './dom/attachQuickView';
export { createProductChoice } from './product/productChoiceStore';
export type {
  ChoiceOption,
  ChoiceProblem,
  ProductChoiceOptions,
  ProductChoiceState,
  ProductChoiceStore,
} from './product/productChoiceStore';
export { productLine } from './cart/productLine';
