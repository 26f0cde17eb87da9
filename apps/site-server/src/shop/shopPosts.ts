import { commerceMessages } from '@plinth/commerce';
import { chosenVariant } from '@plinth/commerce';
import { createTranslate } from '@plinth/site-model';
import type { ShopAnswer } from '@plinth/site-runtime/render';
import type { Context, Hono } from 'hono';
import { isSameOrigin } from '../http/requestOrigin';
import { notFoundPage } from '../pages/pageRoutes';
import { sendPage } from '../pages/sendPage';
import { takeFromLimit } from '../security/takeFromLimit';
import type { ServerEnvironment } from '../serverEnvironment';
import type { SiteSnapshot } from '../site/siteStore';
import { clearCartCookie, ensureCartToken, readCartToken } from './cartCookie';
import { changeCart } from './changeCart';
import type { CartChange } from './changeCart';
import { checkOrder } from './checkOrder';
import { placeOrder } from './placeOrder';
import { readCart } from './readCart';
import { readProducts, readShop } from './readShop';
import { shopSentence } from './shopMessages';
import { ShopRefusal } from './ShopRefusal';

type RequestContext = Context<ServerEnvironment>;

interface Post {
  c: RequestContext;
  site: SiteSnapshot;
  posted: URLSearchParams;
}

const cartPage = 'cart';
const checkoutPage = 'checkout';
const confirmedPage = 'order-confirmed';

/** The shop as the browser alone uses it: every button is a form, and every answer is a page. */
export function registerShopPosts(app: Hono<ServerEnvironment>): void {
  const post = (path: string, answer: (post: Post) => Promise<Response>) =>
    app.post(path, async (c) => {
      const site = await c.get('services').site.read();
      if (!isSameOrigin(c)) return sendPage(c, { site, page: notFoundPage(site) }, { status: 403 });
      return answer({ c, site, posted: new URLSearchParams(await c.req.text()) });
    });
  post('/commerce/cart/add', addFromPage);
  post('/commerce/cart/line', (given) => {
    const { posted } = given;
    const lineId = posted.get('lineId') ?? '';
    const quantity = Number(posted.get('quantity'));
    const isGone = posted.has('remove') || quantity === 0;
    return changeFromPage(
      given,
      isGone ? { type: 'remove', lineId } : { type: 'set-quantity', lineId, quantity },
    );
  });
  post('/commerce/cart/coupon', (given) => {
    const { posted } = given;
    const removed = posted.get('remove');
    const code = (posted.get('code') ?? '').slice(0, 100);
    if (removed !== null) return changeFromPage(given, { type: 'remove-coupon', code: removed });
    if (!code.trim()) return Promise.resolve(given.c.redirect(`/${cartPage}`, 303));
    return changeFromPage(given, { type: 'apply-coupon', code });
  });
  post('/commerce/checkout', checkOut);
  // The addresses of the answers, reloaded or typed later.
  for (const path of ['/commerce/cart/add', '/commerce/cart/line', '/commerce/cart/coupon'])
    app.get(path, (c) => c.redirect(`/${cartPage}`, 303));
  app.get('/commerce/checkout', (c) => c.redirect(`/${checkoutPage}`, 303));

  // [COM-13] [COM-14]
  app.get('/commerce/goto-checkout', async (c) => {
    const { site: store } = c.get('services');
    if (readCartToken(c)) return c.redirect(`/${checkoutPage}`, 303);
    const site = await store.read();
    const { locale, messages } = site.definition;
    const message = createTranslate(commerceMessages, { locale, overrides: messages })(
      'commerce.checkout.noCart',
    );
    return sendShopPage({ c, site }, cartPage, { message });
  });
}

async function addFromPage({ c, site, posted }: Post): Promise<Response> {
  const services = c.get('services');
  const siteId = site.definition.id;
  const itemId = posted.get('itemId') ?? '';
  const selection = posted.getAll('option');
  const quantity = Number(posted.get('quantity') ?? 1);
  try {
    const settings = await readShop(services.db, siteId);
    const product =
      settings &&
      (
        await readProducts(services.db, {
          ...{ siteId, ids: [itemId], currencyCode: settings.currencyCode },
        })
      ).get(itemId);
    if (!product) throw new ShopRefusal('shop.noProduct');
    const sku = chosenVariant(product.variants, selection)?.sku;
    if (sku === undefined)
      throw new ShopRefusal(selection.includes('') ? 'shop.choose' : 'shop.noVariant');
    await changeCart(
      services,
      { siteId, tokenDigest: ensureCartToken(c), key: keyOf(posted) },
      { type: 'add', itemId, sku, quantity },
    );
    return c.redirect(`/${cartPage}`, 303);
  } catch (error) {
    const page = site.definition.pages.find(({ sections }) =>
      sections.some(({ blocks }) => blocks.some((one) => one.settings?.['productId'] === itemId)),
    );
    return sendShopPage({ c, site }, page?.slug ?? cartPage, {
      ...answerTo(error, site),
      selection,
      values: { quantity: String(quantity || 1) },
    });
  }
}

async function changeFromPage(given: Post, change: CartChange): Promise<Response> {
  const { c, site, posted } = given;
  const tokenDigest = readCartToken(c);
  try {
    if (!tokenDigest) throw new ShopRefusal('shop.noLine');
    await changeCart(
      c.get('services'),
      { siteId: site.definition.id, tokenDigest, key: keyOf(posted) },
      change,
    );
    return c.redirect(`/${cartPage}`, 303);
  } catch (error) {
    return sendShopPage(given, cartPage, answerTo(error, site));
  }
}

async function checkOut(given: Post): Promise<Response> {
  const { c, site, posted } = given;
  const services = c.get('services');
  const siteId = site.definition.id;
  const tokenDigest = readCartToken(c);
  const values = Object.fromEntries(posted);
  const key = keyOf(posted);
  const step = posted.get('step');
  try {
    const settings = await readShop(services.db, siteId);
    if (!tokenDigest || !settings) throw new ShopRefusal('shop.empty');
    const change = (part: string, cartChange: CartChange) =>
      changeCart(services, { siteId, tokenDigest, key: `${key}-${part}` }, cartChange);
    const coupon = posted.get('coupon')?.trim().slice(0, 100);
    if (coupon) await change(`coupon-${coupon}`, { type: 'apply-coupon', code: coupon });
    const shippingOptionId = posted.get('shipping');
    const before = await readCart(services, siteId, tokenDigest);
    if (shippingOptionId && before?.cart.selectedShippingOption?.id !== shippingOptionId)
      await change(`shipping-${shippingOptionId}-${before?.cart.revision}`, {
        ...{ type: 'select-shipping', shippingOptionId },
      });
    // Only asked for another total: the page comes back with what was typed.
    if (step !== 'place')
      return await sendShopPage(given, checkoutPage, { values }, { status: 200 });

    checkOrder(values, settings);
    const wait = await takeFromLimit(c, 'placeOrder');
    if (wait > 0) throw new ShopRefusal('shop.ordering');
    const { name = '', street = '', city = '', postalCode = '', country = '' } = values;
    const order = await placeOrder(services, {
      ...{ siteId, tokenDigest, key, email: values['email']!.trim() },
      address: { name, street, city, postalCode, country },
      paymentToken: posted.get('payment') ?? '',
      shownTotal: Number(posted.get('shownTotal')),
    });
    clearCartCookie(c);
    return c.redirect(`/${confirmedPage}?order=${order.id}`, 303);
  } catch (error) {
    return sendShopPage(given, checkoutPage, { ...answerTo(error, site), values });
  }
}

/** Whatever was refused in words; a fault of ours stays one. */
function answerTo(error: unknown, { definition }: SiteSnapshot): ShopAnswer {
  if (!(error instanceof ShopRefusal)) throw error;
  const say = ({ code, values }: ShopRefusal) => shopSentence(definition, code, values);
  return {
    message: say(error),
    errors: Object.fromEntries(
      Object.entries(error.fields).map(([name, field]) => [name, say(field)]),
    ),
  };
}

function sendShopPage(
  { c, site }: Pick<Post, 'c' | 'site'>,
  slug: string,
  shopAnswer: ShopAnswer,
  { status = 400 } = {},
): Promise<Response> {
  const page = site.pageBySlug.get(slug);
  return page
    ? sendPage(c, { site, page }, { status, shopAnswer })
    : sendPage(c, { site, page: notFoundPage(site) });
}

const keyOf = (posted: URLSearchParams) => (posted.get('key') || 'none').slice(0, 1500);
