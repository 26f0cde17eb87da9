import type { Cart, ShippingLocation } from '@plinth/commerce/cart';
import type { CallName } from '@plinth/site-api/contract';
import { ensureCartToken, keepCartToken, leaveCart, readCartToken } from '../../shop/cartCookie';
import { languageOfRequest } from '../../site/languageOfRequest';
import { cartInLanguage } from '../../shop/cartInLanguage';
import { changeCart, type CartChange } from '../../shop/changeCart';
import { paymentAddressOf } from '../../shop/paymentAddress';
import { PaymentContinues } from '../../shop/PaymentContinues';
import { PaymentPending } from '../../shop/PaymentPending';
import { rememberOrder } from '../../shop/ownOrders';
import { checkOrder, needsAddress, readOrder } from '../../shop/checkOrder';
import { findPaidOrder } from '../../shop/findPaidOrder';
import { placeOrder as place } from '../../shop/placeOrder';
import { readCart as read } from '../../shop/readCart';
import { readShop } from '../../shop/readShop';
import { hasPlaces } from '../../shop/termsAt';
import { refusalText } from '../../shop/translateShop';
import { ShopRefusal } from '../../shop/ShopRefusal';
import type { CallContext, CallHandler } from '../callContext';
import { siteOrigin } from '../../http/requestOrigin';
import { CallFailure } from '../../http/callFailure';

type Visit = Pick<CallContext<CallName>, 'c' | 'services' | 'site'>;

export const readCart: CallHandler<'readCart'> = async ({ c, services, site }) => {
  const found = await read(services, site, { tokenDigest: readCartToken(c) });
  return { cart: found ? { ...(await shown({ c, services, site }, found.cart)) } : null };
};

export const addCartLine: CallHandler<'addCartLine'> = ({ payload: { key, ...line }, ...visit }) =>
  change(visit, key, { type: 'add', ...line });

export const updateCartLine: CallHandler<'updateCartLine'> = ({
  payload: { key, ...line },
  ...visit
}) => change(visit, key, { type: 'set-quantity', ...line });

export const removeCartLine: CallHandler<'removeCartLine'> = ({
  payload: { key, lineId },
  ...visit
}) => change(visit, key, { type: 'remove', lineId });

export const applyCoupon: CallHandler<'applyCoupon'> = ({ payload: { key, code }, ...visit }) =>
  change(visit, key, { type: 'apply-coupon', code });

export const removeCoupon: CallHandler<'removeCoupon'> = ({ payload: { key, code }, ...visit }) =>
  change(visit, key, { type: 'remove-coupon', code });

export const shippingOptions: CallHandler<'shippingOptions'> = async ({ c, services, site }) => {
  const found = await read(services, site, { tokenDigest: readCartToken(c) });
  return { shippingOptions: [...(found?.cart.shippingOptions ?? [])] };
};

export const selectShipping: CallHandler<'selectShipping'> = ({
  payload: { key, shippingOptionId },
  ...visit
}) => change(visit, key, { type: 'select-shipping', shippingOptionId });

export const placeOrder: CallHandler<'placeOrder'> = async ({ payload, c, services, site }) => {
  const { email: given, address: givenAddress, ...order } = payload;
  const { email, ...address } = readOrder({ ...givenAddress, email: given });
  const siteId = site.definition.id;
  return answer({ c, services, site }, async () => {
    const settings = await readShop(services.db, siteId);
    const tokenDigest = readCartToken(c);
    const found = await read(services, site, { tokenDigest });
    if (!settings || !tokenDigest || !found) {
      // A visitor who has lost the answer repeats the call, when the cart is bought and its cookie may be gone.
      const { key } = order;
      const paid = await findPaidOrder(services, { siteId, key, email, kind: 'cart' });
      if (paid) {
        rememberOrder(c, paid.id);
        return { orderId: paid.id, orderNumber: paid.number };
      }
      throw new ShopRefusal('shop.empty');
    }
    checkOrder({ email, ...address }, { ...settings, requiresShipping: needsAddress(found.cart) });
    const { region, ...lines } = address;
    const { shippingLocation } = found.cart;
    // Another address than the cart's may change its total: the new total is shown before it is bought.
    if (hasPlaces(settings) && address.country && isElsewhere(shippingLocation, address)) {
      const keys = { siteId, tokenDigest, closedProducts: site.closed.products };
      const location = { country: address.country, region: region ?? '' };
      await changeCart(
        services,
        { ...keys, key: `${order.key}-place-${found.cart.revision}` },
        { type: 'set-location', location },
      );
    }
    const { id, number } = await place(services, {
      siteId,
      closedProducts: site.closed.products,
      email,
      ...order,
      language: languageOfRequest(c, site),
      purchase: { kind: 'cart', tokenDigest },
      address: { ...lines, ...(region ? { region } : {}) },
      returnTo: (orderId) => siteOrigin(c) + paymentAddressOf(orderId),
    });
    rememberOrder(c, id);
    await leaveCart(c, siteId);
    return { orderId: id, orderNumber: number };
  });
};

const isElsewhere = (
  known: ShippingLocation | null,
  { country, region }: { country: string; region?: string | null | undefined },
): boolean => known?.country !== country || (known.region ?? '') !== (region ?? '');

/** Only adding makes a cart. */
function change(visit: Visit, key: string, cartChange: CartChange) {
  const { c, services, site } = visit;
  return answer(visit, async () => {
    const siteId = site.definition.id;
    const closedProducts = site.closed.products;
    const tokenDigest =
      cartChange.type === 'add' ? await ensureCartToken(c, siteId) : keepCartToken(c);
    if (!tokenDigest) throw new ShopRefusal('shop.noLine');
    const cart = await changeCart(
      services,
      { siteId, tokenDigest, closedProducts, key },
      cartChange,
    );
    return { cart: { ...(await shown(visit, cart)) } };
  });
}

/** A cart in the language of the requesting page. */
function shown({ c, services, site }: Visit, cart: Cart): Promise<Cart> {
  const language = languageOfRequest(c, site);
  return cartInLanguage(services.db, cart, { siteId: site.definition.id, language });
}

/** 409: understood and refused. A retry would not help, and a client distinguishes it from a fault by this status. */
async function answer<Answer>({ c, site }: Visit, work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ShopRefusal)) throw error;
    if (error instanceof PaymentContinues || error instanceof PaymentPending)
      rememberOrder(c, error.orderId);
    const { message, errors } = refusalText(site.definition, error);
    throw new CallFailure(409, {
      error: message,
      ...(Object.keys(errors).length > 0 ? { errors } : {}),
      ...(error instanceof PaymentContinues ? { continueAt: paymentAddressOf(error.orderId) } : {}),
    });
  }
}
