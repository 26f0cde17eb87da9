'use client';

export { Cart } from './react/Cart';
export type { CartProps } from './react/Cart';
export { CartForm } from './react/CartForm';
export type { CartActions, CartFormProps } from './react/CartForm';
export type { CartAnswer } from './react/cartAnswer';
export { CartSums } from './react/CartSums';
export type { CartSumsProps } from './react/CartSums';
export { CartIndicator } from './react/CartIndicator';
export type { CartIndicatorProps } from './react/CartIndicator';
export { GiftCard } from './react/GiftCard';
export type { GiftCardProps } from './react/GiftCard';
export { Plan } from './react/Plan';
export type { PlanProps } from './react/Plan';
export type { PurchaseProps } from './react/purchaseProps';
export { PricingToggle } from './react/PricingToggle';
export type { PricingToggleProps } from './react/PricingToggle';
export { ProductFields } from './react/ProductFields';
export type { ProductFieldsProps } from './react/ProductFields';
export { ProductOptions } from './react/ProductOptions';
export type { ProductOptionsProps } from './react/ProductOptions';
export { ProductPriceText } from './react/ProductPriceText';
export type { ProductPriceTextProps } from './react/ProductPriceText';
export { QuickView } from './react/QuickView';
export type { QuickViewProduct, QuickViewProps } from './react/QuickView';
export { RefusalSummary } from './react/RefusalSummary';
export type { RefusalSummaryProps } from './react/RefusalSummary';
export { RemovedLines } from './react/RemovedLines';
export type { RemovedLinesProps } from './react/RemovedLines';
export { useCart } from './react/useCart';
export { useCartNotice } from './react/useCartNotice';
export { useProductChoice } from './react/useProductChoice';
export type { UseProductChoiceOptions } from './react/useProductChoice';
export type {
  TextOptions,
  /** @deprecated until 0.4: `TextOptions` */
  TextOptions as Wording,
} from './react/textOptions';
