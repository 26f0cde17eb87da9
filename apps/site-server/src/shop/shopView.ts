import {
  blocksOf,
  type CheckoutView,
  type OrderView,
  type PageDefinition,
  type ShopAnswer,
  type ShopView,
} from '@plinth/site-renderer';
import type { Cart } from '@plinth/commerce/cart';
import { pageType } from '@plinth/site-model';
import { and, eq } from 'drizzle-orm';
import type { Context } from 'hono';
import { orders } from '../database/schema/index';
import type { ServerEnvironment } from '../serverEnvironment';
import { readDownloads } from './readDownloads';
import type { SiteSnapshot } from '../site/loadSite';
import { productsOfBlocks } from '../site/productsOnPage';
import { furtherLanguage } from '../site/languageOfRequest';
import type { OpenSession } from '../security/sessions';
import { readCartToken } from './cartCookie';
import { cartInLanguage } from './cartInLanguage';
import { fieldsFor } from './checkOrder';
import { giftCardCode } from './giftCards';
import { deliveryAddress } from './deliveryAddress';
import { deleteRemovedLines } from './deleteRemovedLines';
import { maskedEmail, maySeeAddress } from './ownOrders';
import { testPayments } from './paymentProvider';
import { readCart } from './readCart';
import { readProducts, readShop } from './readShop';
import { shopCountries } from './shopCountries';
import type { ShopSettings } from './shopDefinition';
import { isMembership } from './shopPages';
import { hasRegions } from './termsAt';
import { translateShop } from './translateShop';
import { isUndecided } from './isUndecided';

export interface ShopViewInput {
  site: SiteSnapshot;
  page: PageDefinition;
  /** The account that is signed in. */
  account: OpenSession['account'] | undefined;
  answer?: ShopAnswer | undefined;
  /** A checkout with an address of its own. */
  checkout?: CheckoutView | undefined;
}

const cartTypes = new Set<number>([pageType.cart, pageType.cartV2]);
const confirmations = new Set<number>([
  ...[pageType.orderConfirmed, pageType.contributionConfirmed, pageType.subscriptionConfirmed],
  ...[pageType.orderReceived, pageType.membershipConfirmed],
]);
const checkouts = new Set<number>([pageType.checkout, pageType.donate]);
const shopPages = new Set([...cartTypes, ...checkouts, ...confirmations]);

/** Reads the part of the shop that a page may show; nothing is read for a page that shows nothing. */
export async function shopView(
  c: Context<ServerEnvironment>,
  { site, page, account, answer, checkout }: ShopViewInput,
): Promise<ShopView> {
  const { db, random, log, payments } = c.get('services');
  const { definition } = site;
  const { id: siteId } = definition;
  const language = furtherLanguage(site, page);
  const empty: ShopView = {
    products: {},
    countries: [],
    answer,
    checkout,
    key: random(16).toString('base64url'),
    labels: Object.fromEntries(
      fieldsFor({ requiresShipping: true, hasRegions: true }).map(({ name }) => [
        name,
        translateShop(definition, `shop.field.${name}`),
      ]),
    ),
    ...(payments.form?.kind === 'stripe' ? { paymentKey: payments.form.publishableKey } : {}),
    payments: Object.entries(testPayments).map(([token, key]) => ({
      token,
      label: translateShop(definition, key),
    })),
  };
  const ids = productsOfBlocks(page);
  const { pageType: kind = 0 } = page;
  const tokenDigest = readCartToken(c);
  const showsShop = shopPages.has(kind) || hasShopBlock(page);
  if (ids.length === 0 && !tokenDigest && !showsShop) return empty;
  try {
    const settings = await site.share('shop', () => readShop(db, siteId));
    if (!settings) return empty;
    const { currencyCode, pricesIncludeTax, minimumSubtotal } = settings;
    const calculated = await readCart(c.get('services'), site, { tokenDigest });
    const cart = calculated && (await cartInLanguage(db, calculated.cart, { siteId, language }));
    if (calculated && cartTypes.has(kind)) await deleteRemovedLines(c.get('services'), calculated);
    const found = await site.share(JSON.stringify(['products', ids, currencyCode, language]), () =>
      readProducts(db, { siteId, ids, currencyCode, language }),
    );
    const shown = checkout?.cart
      ? { ...checkout, cart: await cartInLanguage(db, checkout.cart, { siteId, language }) }
      : (checkout ??
        (kind === pageType.checkout && cart ? checkoutOfCart(cart, settings) : undefined));
    const orderId = confirmations.has(kind) ? new URL(c.req.url).searchParams.get('order') : null;
    return {
      ...empty,
      currencyCode,
      pricesIncludeTax,
      minimumSubtotal,
      cart,
      products: Object.fromEntries([...found].filter(([id]) => !site.closed.products.has(id))),
      checkout: shown,
      countries: shown ? shopCountries(settings.countries, definition) : [],
      order: orderId
        ? await readOrder(c, { site, kind, id: orderId, language, account })
        : undefined,
    };
  } catch (error) {
    log.error('shop.away', { error });
    // A failed query must not show a filled cart as empty, or an order as unknown.
    if (shopPages.has(kind)) throw error;
    // The rest of any other page is shown while the database is away; its product block is empty.
    return empty;
  }
}

const checkoutOfCart = (cart: Cart, settings: ShopSettings): CheckoutView => ({
  kind: 'cart',
  action: '/commerce/checkout',
  cart,
  fields: fieldsFor({ ...cart, hasRegions: hasRegions(settings) }),
});

const shopBlocks = /^(products|product|donation|plans)$/i;

const hasShopBlock = (page: PageDefinition): boolean =>
  blocksOf(page).some(
    ({ type, definitionName = '' }) => type === 52 || shopBlocks.test(definitionName),
  );

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The id is the key to it, 122 random bits; its address and recipient are visible to its buyer alone. */
async function readOrder(
  c: Context<ServerEnvironment>,
  {
    site,
    kind: page,
    id,
    language,
    account,
  }: {
    site: SiteSnapshot;
    kind: number;
    id: string;
    language: string | undefined;
    account: ShopViewInput['account'];
  },
): Promise<OrderView | undefined> {
  if (!uuid.test(id)) return undefined;
  const { db, signer, clock, mailTransport } = c.get('services');
  const { id: siteId, pages, locale } = site.definition;
  const [row] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), eq(orders.siteId, siteId)));
  const state = stateOf(row?.status);
  // Only the page for received orders has messages for an order that is not paid, or not yet.
  if (!row || (state !== 'paid' && page !== pageType.orderReceived)) return undefined;
  // It was paid, and its mail explains the rest.
  if (row.status === 'refunded' || row.status === 'cancelled') return undefined;
  const { number, email, kind } = row;
  const isOwn = maySeeAddress(c, row, account);
  const downloads = state === 'paid' ? await readDownloads({ db, signer, clock }, id) : [];
  const bought = row.cart as unknown as Cart;
  const cart = await cartInLanguage(db, bought, { siteId, language });
  const { entries = [] } = cart as Partial<Cart>;
  const itemIds = entries.map(({ itemId }) => itemId);
  const address = isOwn
    ? await deliveryAddress(db, { row, cart, site: { locale: language ?? locale } })
    : undefined;
  return {
    number,
    email: isOwn ? email : maskedEmail(email),
    ...(address && { address }),
    isMailed: mailTransport !== undefined,
    kind: kind as OrderView['kind'],
    cart,
    state,
    isMembership: kind === 'subscription' && isMembership(pages, itemIds),
    ...(downloads.length > 0 ? { downloads } : {}),
    ...(kind === 'gift-card' && state === 'paid' ? { giftCardCode: giftCardCode(signer, id) } : {}),
  };
}

const stateOf = (status: string | undefined): OrderView['state'] =>
  status === 'paid' ? status : isUndecided(status) ? 'pending' : 'not-paid';
