import { inLanguageOfPost } from './inLanguageOfPost';
import { languageOfRequest } from '../site/languageOfRequest';
import { commerceMessages } from '@plinth/commerce';
import type { Cart } from '@plinth/commerce/cart';
import { createTranslate, cutText } from '@plinth/site-model';
import { type ShopAnswer, messagesOfSite } from '@plinth/site-renderer';
import type { Hono } from 'hono';
import { siteOrigin } from '../http/requestOrigin';
import { readSite } from '../locks/readSite';
import { takeFromLimit } from '../security/takeFromLimit';
import type { ServerEnvironment } from '../serverEnvironment';
import { keepCartToken, leaveCart, readCartToken } from '../shop/cartCookie';
import { changeCart, type CartChange } from '../shop/changeCart';
import { checkOrder, readOrder } from '../shop/checkOrder';
import {
  checkoutTitle,
  openCheckout,
  type CheckoutKind,
  type OpenCheckout,
} from '../shop/openCheckout';
import { paymentAddressOf } from '../shop/paymentAddress';
import { PaymentContinues } from '../shop/PaymentContinues';
import { PaymentPending } from '../shop/PaymentPending';
import { findPaidOrder } from '../shop/findPaidOrder';
import type { OrderRow } from '../shop/orderParts';
import { rememberOrder } from '../shop/ownOrders';
import { placeOrder } from '../shop/placeOrder';
import { problemOfCode } from '../shop/problemOfCode';
import { readCart } from '../shop/readCart';
import { confirmationAddress, donatePage, hasReceivedPage } from '../shop/shopPages';
import { ShopRefusal } from '../shop/ShopRefusal';
import type { ShopVisit } from '../shop/shopVisit';
import {
  answerTo,
  atField,
  keyOf,
  registerShopPost,
  sendShopPage,
  type ShopPost,
} from './shopPost';

const checkoutPage = 'checkout';

/** The checkouts of the navigation table that have an address of their own ([COM-13]). */
const ownAddresses = {
  subscription: 'checkout/subscribe',
  donation: 'checkout/donate',
  'gift-card': 'checkout/giftcard',
} as const;

type OwnKind = keyof typeof ownAddresses;

export function registerCheckouts(app: Hono<ServerEnvironment>): void {
  registerShopPost(app, '/commerce/checkout', (post) => checkOut(post, 'cart'));
  // The address of an answer, reloaded or typed in.
  app.get('/commerce/checkout', (c) => c.redirect(`/${checkoutPage}`, 303));

  for (const [kind, address] of Object.entries(ownAddresses) as [OwnKind, string][]) {
    app.get(`/${address}`, async (c) => {
      const visit = { c, site: await readSite(c) };
      const checkout = await openCheckout(visit, kind);
      return checkout ? sendCheckout(visit, { kind, checkout }) : sendNoCheckout(visit, 404);
    });
    registerShopPost(app, `/${address}`, (post) => checkOut(post, kind));
  }

  // [COM-13] [COM-14]
  app.get('/commerce/goto-checkout', async (c) => {
    if (readCartToken(c)) return c.redirect(`/${checkoutPage}`, 303);
    return sendNoCheckout({ c, site: await readSite(c) }, 400);
  });
}

/** [COM-14] */
function sendNoCheckout(visit: ShopVisit, status: number): Promise<Response> {
  const { definition } = visit.site;
  const message = createTranslate(commerceMessages, {
    locale: definition.locale,
    overrides: messagesOfSite(definition),
  })('commerce.checkout.noCart');
  return sendShopPage(visit, { slug: 'cart', answer: { message }, status });
}

interface Shown {
  kind: CheckoutKind;
  checkout: OpenCheckout | undefined;
  answer?: ShopAnswer;
}

function sendCheckout(visit: ShopVisit, { kind, checkout, answer = {} }: Shown): Promise<Response> {
  const own = kind === 'donation' ? donatePage(visit.site.definition) : undefined;
  const title = own?.title ?? checkoutTitle(visit, kind);
  return sendShopPage(visit, {
    slug: own?.slug ?? checkoutPage,
    answer,
    checkout: checkout?.view,
    ...(kind === 'cart' ? {} : { address: ownAddresses[kind] }),
    ...(title === undefined ? {} : { title }),
  });
}

/** One form, three answers: the same page with another total, the same page with an error, or the order. */
async function checkOut(post: ShopPost, kind: CheckoutKind): Promise<Response> {
  const { c, site, posted } = post;
  const services = c.get('services');
  const siteId = site.definition.id;
  // As long as the page's own fields can be.
  const values: Record<string, string> = readOrder(
    Object.fromEntries([...posted].map(([name, text]) => [name, cutText(text, 300)])),
  );
  const key = keyOf(posted);
  const email = values['email'] ?? '';
  let checkout = await openCheckout(post, kind, posted);
  const isPlacing = posted.get('step') === 'place';
  // An order that this form has placed already is found by its key, even without its cart.
  const placed = isPlacing
    ? await findPaidOrder(services, { siteId, key, email, kind })
    : undefined;
  if (placed) {
    rememberOrder(c, placed.id);
    return c.redirect(addressOfOrder(post, placed), 303);
  }
  if (!checkout && kind !== 'cart') return sendNoCheckout(post, 404);
  try {
    if (!checkout) throw new ShopRefusal('shop.empty');
    if (checkout.stored) {
      const problem = await changeFromForm(post, checkout.stored);
      checkout = (await openCheckout(post, kind, posted)) ?? checkout;
      if (problem) {
        const answer = { message: problem, errors: { coupon: problem }, values };
        return await sendCheckout(post, { kind, checkout, answer });
      }
    }
    // Only another total was requested: the page returns with the entries.
    if (!isPlacing) {
      const begins = changesCodes(posted) ? 'summary' : 'top';
      return await sendCheckout(post, { kind, checkout, answer: { values, begins } });
    }

    const { settings, needsAddress } = checkout;
    checkOrder(values, { ...settings, requiresShipping: needsAddress });
    // Every page of ours has a key; the answer to this post contains one.
    if (!posted.get('key')) throw new ShopRefusal('shop.totalChanged');
    const wait = await takeFromLimit(c, 'placeOrder');
    if (wait > 0) {
      c.header('retry-after', String(wait));
      throw new ShopRefusal('shop.tooFast');
    }
    const { name = '', street = '', city = '', postalCode = '', country = '' } = values;
    const region = values['region'] ? { region: values['region'] } : {};
    const order = await placeOrder(services, {
      siteId,
      closedProducts: site.closed.products,
      language: languageOfRequest(c, site),
      key,
      ...checkout.read(posted),
      email,
      address: needsAddress ? { name, street, city, postalCode, country, ...region } : { name },
      paymentToken: posted.get('payment') ?? '',
      returnTo: (orderId) => siteOrigin(c) + paymentAddressOf(orderId),
      shownCurrency: posted.get('shownCurrency') ?? undefined,
      shownPlan: posted.get('shownPlan') ?? undefined,
    });
    rememberOrder(c, order.id);
    if (kind === 'cart') await leaveCart(c, siteId);
    return c.redirect(addressOfOrder(post, order), 303);
  } catch (error) {
    if (error instanceof PaymentContinues || error instanceof PaymentPending)
      rememberOrder(c, error.orderId);
    if (error instanceof PaymentContinues) return c.redirect(paymentAddressOf(error.orderId), 303);
    if (error instanceof PaymentPending && hasReceivedPage(site.definition))
      return c.redirect(addressOfPending(post, error.orderId), 303);
    return sendCheckout(post, { kind, checkout, answer: { ...answerTo(error, site), values } });
  }
}

const addressOfOrder = (post: ShopPost, { id, kind, status, cart }: OrderRow): string =>
  inLanguageOfPost(
    post,
    confirmationAddress(post.site.definition, {
      id,
      kind,
      status,
      itemIds: (cart as unknown as Cart).entries.map(({ itemId }) => itemId),
    }),
  );

const addressOfPending = (post: ShopPost, id: string): string =>
  inLanguageOfPost(
    post,
    confirmationAddress(post.site.definition, { id, kind: '', status: 'pending', itemIds: [] }),
  );

/** The buttons of codes are far below the top of the page: its answer begins there. */
const changesCodes = (posted: URLSearchParams): boolean =>
  posted.get('step') === 'coupon' || posted.has('removeCoupon') || posted.has('removeGiftCard');

/**
 * Promo codes, gift cards and shipping are posted with the rest of the form.
 * @returns the reason why a typed code can never count
 */
async function changeFromForm(
  post: ShopPost,
  { kind, tokenDigest }: NonNullable<OpenCheckout['stored']>,
): Promise<string | undefined> {
  const { c, site, posted } = post;
  const services = c.get('services');
  const siteId = site.definition.id;
  const key = keyOf(posted);
  const change = (part: string, cartChange: CartChange) => {
    if (kind === 'cart') keepCartToken(c);
    const keys = { siteId, tokenDigest, closedProducts: site.closed.products, kind };
    return changeCart(services, { ...keys, key: `${key}-${part}` }, cartChange);
  };
  const coupon = posted.get('coupon')?.slice(0, 100).trim();
  if (coupon && kind === 'cart')
    await change(`coupon-${coupon}`, { type: 'apply-coupon', code: coupon }).catch(
      atField('coupon'),
    );
  const removed = posted.get('removeCoupon')?.slice(0, 100);
  if (removed) await change(`no-coupon-${removed}`, { type: 'remove-coupon', code: removed });
  const ending = posted.get('removeGiftCard');
  if (ending) await change(`card-${ending}`, { type: 'remove-gift-card', ending });
  const location = {
    country: posted.get('country')?.trim().slice(0, 2) ?? '',
    region: posted.get('region')?.trim().slice(0, 100) ?? '',
  };
  const known = await readCart(services, site, { tokenDigest, kind });
  const { shippingLocation: place, revision } = known?.cart ?? {};
  const isElsewhere =
    location.country !== (place?.country ?? '') || location.region !== (place?.region ?? '');
  const isMoved = known !== undefined && location.country !== '' && isElsewhere;
  if (isMoved) await change(`place-${revision}`, { type: 'set-location', location });
  const shippingOptionId = posted.get('shipping');
  const before = isMoved ? await readCart(services, site, { tokenDigest, kind }) : known;
  if (shippingOptionId && before?.cart.selectedShippingOption?.id !== shippingOptionId)
    await change(`shipping-${shippingOptionId}-${before?.cart.revision}`, {
      type: 'select-shipping',
      shippingOptionId,
    });
  return coupon && kind === 'cart' ? problemOfCode(post, tokenDigest, coupon) : undefined;
}
