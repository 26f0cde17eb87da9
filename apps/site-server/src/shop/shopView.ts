import type { PageDefinition, ShopAnswer, ShopView } from '@plinth/site-runtime/render';
import type { Cart } from '@plinth/commerce/cart';
import { and, eq } from 'drizzle-orm';
import type { Context } from 'hono';
import { orders } from '../database/schema/index';
import type { ServerEnvironment } from '../serverEnvironment';
import { readCartToken } from './cartCookie';
import { findCart } from './cartRows';
import { orderFields } from './checkOrder';
import { testPayments } from './paymentProvider';
import { readProducts, readShop } from './readShop';
import { reckonCart } from './reckonCart';

export interface ShopViewInput {
  siteId: string;
  page: PageDefinition;
  answer?: ShopAnswer | undefined;
  /** A key that goes on, so that what is posted again stays one order. */
  key?: string | undefined;
}

const shopPages = new Set([200, 201, 202]);

/** What a page may show of the shop; nothing is read for a page that shows nothing. */
export async function shopView(
  c: Context<ServerEnvironment>,
  { siteId, page, answer, key }: ShopViewInput,
): Promise<ShopView> {
  const { db, random, clock, log } = c.get('services');
  const empty: ShopView = {
    ...{ products: {}, countries: [], answer },
    key: key ?? random(16).toString('base64url'),
    fields: Object.entries(orderFields).map(([name, field]) => ({ name, ...field })),
    payments: Object.entries(testPayments).map(([token, label]) => ({ token, label })),
  };
  const ids = productsOf(page);
  const tokenDigest = readCartToken(c);
  if (ids.length === 0 && !tokenDigest && !shopPages.has(page.pageType ?? 0)) return empty;
  try {
    const settings = await readShop(db, siteId);
    if (!settings) return empty;
    const row = tokenDigest && (await findCart(db, siteId, tokenDigest));
    const { currencyCode, minimumSubtotal, countries } = settings;
    const orderId = page.pageType === 202 ? new URL(c.req.url).searchParams.get('order') : null;
    return {
      ...{ ...empty, minimumSubtotal, countries },
      products: Object.fromEntries(await readProducts(db, { siteId, ids, currencyCode })),
      cart: row ? (await reckonCart(db, row, { settings, now: clock() })).cart : undefined,
      order: orderId ? await readOrder(c, siteId, orderId) : undefined,
    };
  } catch (error) {
    // While the database is away a page still reads; its product or cart block says that it is empty.
    log.error('shop.away', { error });
    return empty;
  }
}

const productsOf = ({ sections }: PageDefinition): string[] =>
  sections
    .flatMap(({ blocks }) => blocks)
    .flatMap(({ settings }) =>
      typeof settings?.['productId'] === 'string' ? [settings['productId']] : [],
    );

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The id is the key to it: 122 random bits that only the buyer was given. */
async function readOrder(c: Context<ServerEnvironment>, siteId: string, id: string) {
  if (!uuid.test(id)) return undefined;
  const [row] = await c
    .get('services')
    .db.select()
    .from(orders)
    .where(and(eq(orders.id, id), eq(orders.siteId, siteId), eq(orders.status, 'paid')));
  return row && { number: row.number, email: row.email, cart: row.cart as unknown as Cart };
}
