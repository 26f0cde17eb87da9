import { inLanguageOfPost } from './inLanguageOfPost';
import { languageOfRequest } from '../site/languageOfRequest';
import { foldDigits } from '@plinth/forms/digits';
import { checkoutAddress, chosenVariant } from '@plinth/commerce';
import { blocksOf } from '@plinth/site-renderer';
import type { Hono } from 'hono';
import type { ServerEnvironment } from '../serverEnvironment';
import { digestOfToken, ensureCartToken, keepCartToken, readCartToken } from '../shop/cartCookie';
import { changeCart, type CartChange } from '../shop/changeCart';
import { problemOfCode } from '../shop/problemOfCode';
import { productPage } from '../shop/productPage';
import { readProducts, readShop, type SoldProduct } from '../shop/readShop';
import { ShopRefusal } from '../shop/ShopRefusal';
import { reviewsBlock } from '../site/productsOnPage';
import { registerCheckouts } from './checkoutPosts';
import {
  answerTo,
  atField,
  keyOf,
  registerShopPost,
  sendShopPage,
  type ShopPost,
} from './shopPost';

const cartPage = 'cart';

/** The shop as the browser alone uses it: every button is a form, and every answer is a page. */
export function registerShopPosts(app: Hono<ServerEnvironment>): void {
  registerShopPost(app, '/commerce/cart/add', addFromPage);
  registerShopPost(app, '/commerce/subscribe', subscribeFromPage);
  registerShopPost(app, '/commerce/cart/line', (given) => {
    const { posted } = given;
    const lineId = posted.get('lineId') ?? '';
    // An emptied field is no 0: the line stays, and the answer names the expected entry.
    const quantity = readQuantity(posted);
    const isGone = posted.has('remove') || quantity === 0;
    return changeFromPage(
      given,
      isGone ? { type: 'remove', lineId } : { type: 'set-quantity', lineId, quantity },
    );
  });
  registerShopPost(app, '/commerce/cart/coupon', (given) => {
    const { posted } = given;
    const removed = posted.get('remove');
    const ending = posted.get('removeGiftCard');
    const code = (posted.get('code') ?? '').slice(0, 100);
    if (removed !== null) return changeFromPage(given, { type: 'remove-coupon', code: removed });
    if (ending !== null) return changeFromPage(given, { type: 'remove-gift-card', ending });
    if (!code.trim())
      return Promise.resolve(given.c.redirect(inLanguageOfPost(given, `/${cartPage}`), 303));
    return changeFromPage(given, { type: 'apply-coupon', code });
  });
  // The addresses of the answers, reloaded or typed in.
  for (const path of ['cart/add', 'cart/line', 'cart/coupon', 'subscribe'])
    app.get(`/commerce/${path}`, (c) => c.redirect(`/${cartPage}`, 303));
  registerCheckouts(app);
}

function addFromPage(given: ShopPost): Promise<Response> {
  const { c, site, posted } = given;
  const siteId = site.definition.id;
  const closedProducts = site.closed.products;
  return fromProduct(given, async ({ itemId, sku, quantity }) => {
    // A shared page has no key. The first item begins a cart; with an existing cart, a second click could not be
    // distinguished from a second item.
    if (!posted.get('key') && readCartToken(c)) throw new ShopRefusal('shop.onceMore');
    await changeCart(
      c.get('services'),
      // The key of the page and of the choice on it: going back and choosing something else is another change.
      {
        siteId,
        tokenDigest: await ensureCartToken(c, siteId),
        closedProducts,
        key: [keyOf(posted), itemId, sku, quantity].join(' '),
      },
      { type: 'add', itemId, sku, quantity },
    );
    // [COM-17]
    return hasExpressCheckout(given)
      ? '/commerce/goto-checkout'
      : inLanguageOfPost(given, `/${cartPage}`);
  });
}

/** A subscription is a cart of its own, identified by the token in its checkout's address ([COM-13]). */
function subscribeFromPage(given: ShopPost): Promise<Response> {
  const { c, site, posted } = given;
  const services = c.get('services');
  return fromProduct(given, async (line) => {
    const cartToken = services.random(24).toString('base64url');
    await changeCart(
      services,
      {
        siteId: site.definition.id,
        tokenDigest: digestOfToken(cartToken),
        closedProducts: site.closed.products,
        kind: 'subscription',
        key: keyOf(posted),
      },
      { type: 'add', ...line },
    );
    return checkoutAddress({ kind: 'subscription', cartToken });
  });
}

interface ChosenLine {
  itemId: string;
  sku: string;
  quantity: number;
}

/** Reads the choices of a product's form, and redirects; a missing choice is reported beside the product. */
async function fromProduct(
  given: ShopPost,
  buy: (line: ChosenLine) => Promise<string>,
): Promise<Response> {
  const { c, site, posted } = given;
  const itemId = posted.get('itemId') ?? '';
  const selection = posted.getAll('option');
  const quantity = posted.has('quantity') ? readQuantity(posted) : 1;
  let product: SoldProduct | undefined;
  try {
    const language = languageOfRequest(c, site);
    product = await findProduct(given, itemId, language);
    const sku = posted.get('sku') ?? chosenVariant(product.variants, selection)?.sku ?? undefined;
    if (sku === undefined)
      throw new ShopRefusal(selection.includes('') ? 'shop.choose' : 'shop.noVariant');
    return c.redirect(await buy({ itemId, sku, quantity }), 303);
  } catch (error) {
    const page = site.definition.pages.find((one) =>
      blocksOf(one).some(
        ({ definitionName, settings }) =>
          definitionName !== reviewsBlock && settings?.['productId'] === itemId,
      ),
    );
    const shown = page ?? (product && productPage(site, product, languageOfRequest(c, site)));
    return sendShopPage(given, {
      slug: shown?.slug ?? cartPage,
      page: shown,
      answer: {
        ...answerTo(error, site),
        itemId,
        selection,
        values: { quantity: String(quantity || 1) },
      },
    });
  }
}

async function findProduct(
  { c, site }: ShopPost,
  itemId: string,
  language: string | undefined,
): Promise<SoldProduct> {
  const { db } = c.get('services');
  const siteId = site.definition.id;
  const settings = await readShop(db, siteId);
  const found =
    settings &&
    (await readProducts(db, {
      siteId,
      ids: [itemId],
      currencyCode: settings.currencyCode,
      language,
    }));
  const product = found?.get(itemId);
  if (!product || site.closed.products.has(itemId)) throw new ShopRefusal('shop.noProduct');
  return product;
}

function hasExpressCheckout({ site }: ShopPost): boolean {
  const { storeSettings } = Object(site.definition.websiteSettings) as { storeSettings?: unknown };
  return (Object(storeSettings) as { expressCheckout?: unknown }).expressCheckout === true;
}

/**
 * Sets the wanted state of the cart, so that posting twice has the same result as once. Each post has a key of its own:
 * a visitor who goes back to a cart page and chooses something else means it.
 */
async function changeFromPage(given: ShopPost, change: CartChange): Promise<Response> {
  const { c, site } = given;
  const services = c.get('services');
  const tokenDigest = keepCartToken(c);
  const values = Object.fromEntries(given.posted);
  try {
    if (!tokenDigest) throw new ShopRefusal('shop.noLine');
    await changeCart(
      services,
      {
        siteId: site.definition.id,
        tokenDigest,
        closedProducts: site.closed.products,
        key: services.random(16).toString('hex'),
      },
      change,
    ).catch(atField(fieldOf(change)));
    const problem =
      change.type === 'apply-coupon' && (await problemOfCode(given, tokenDigest, change.code));
    if (!problem) return c.redirect(inLanguageOfPost(given, `/${cartPage}`), 303);
    const answer = { message: problem, errors: { code: problem }, values };
    return await sendShopPage(given, { slug: cartPage, answer });
  } catch (error) {
    return sendShopPage(given, { slug: cartPage, answer: { ...answerTo(error, site), values } });
  }
}

/** The field of the cart's page that a change belongs to. */
const fieldOf = (change: CartChange): string =>
  change.type === 'set-quantity' ? `quantity ${change.lineId}` : 'code';

/** Reads a person's number, in the digits of any script; not a number where nothing was typed. */
const readQuantity = (posted: URLSearchParams): number =>
  Number(foldDigits(posted.get('quantity') ?? '').trim() || NaN);
