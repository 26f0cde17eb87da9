import * as v from 'valibot';
import type { commerceRoutes } from '../routes/commerceRoutes';
import type { CallSchemas } from './callSchemas';
import { optionalText, text } from './wireValues';

const filled = (maxLength: number) => v.pipe(text(maxLength), v.nonEmpty());
const key = filled(200);
const count = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9999));
const minorUnits = v.pipe(v.number(), v.integer());
const changedCart = v.looseObject({ cart: v.looseObject({}) });

export const commerceSchemas = {
  readCart: {
    payload: undefined,
    answer: v.looseObject({ cart: v.nullish(v.looseObject({})) }),
  },
  addCartLine: {
    payload: v.object({
      key,
      itemId: filled(100),
      sku: filled(60),
      quantity: count,
      /** The price that the page showed, in minor units; refused unless it is the shop's price. */
      shownPrice: v.optional(minorUnits),
    }),
    answer: changedCart,
  },
  updateCartLine: {
    payload: v.object({ key, lineId: filled(1000), quantity: count }),
    answer: changedCart,
  },
  removeCartLine: { payload: v.object({ key, lineId: filled(1000) }), answer: changedCart },
  applyCoupon: { payload: v.object({ key, code: filled(100) }), answer: changedCart },
  removeCoupon: { payload: v.object({ key, code: filled(100) }), answer: changedCart },
  shippingOptions: {
    payload: undefined,
    answer: v.looseObject({ shippingOptions: v.array(v.unknown()) }),
  },
  selectShipping: {
    payload: v.object({ key, shippingOptionId: filled(100) }),
    answer: changedCart,
  },
  placeOrder: {
    payload: v.object({
      key,
      email: text(256),
      address: v.object({
        name: text(200),
        street: text(300),
        city: text(200),
        postalCode: text(40),
        country: text(2),
        region: optionalText(100),
      }),
      /** The payment provider's token for the card. */
      paymentToken: filled(500),
      /**
       * The total that the visitor agreed to, in minor units; refused unless it is the shop's
       * total.
       */
      shownTotal: minorUnits,
      /** Its currency; refused unless it is the shop's currency. */
      shownCurrency: v.optional(text(3)),
    }),
    answer: v.looseObject({ orderId: v.string(), orderNumber: v.number() }),
  },
} satisfies Record<keyof typeof commerceRoutes, CallSchemas>;
