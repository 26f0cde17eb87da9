import { currentPrice, checkoutAddress } from '@plinth/commerce';
import { formatMoneyAs, intlTemplate } from '@plinth/commerce/intl';
import { formatMoney, type CurrencyCode, type Money } from '@plinth/commerce/money';
import { readDonation, type CheckoutView, type Donation } from '@plinth/site-renderer';
import { digestOfToken, readCartToken } from './cartCookie';
import { fieldsFor, needsAddress } from './checkOrder';
import type { Purchase } from './purchase';
import { readCart } from './readCart';
import { readOwnAmount } from './readOwnAmount';
import { readProducts, readShop } from './readShop';
import type { ShopSettings } from './shopDefinition';
import { ShopRefusal } from './ShopRefusal';
import { hasRegions } from './termsAt';
import { translateShop } from './translateShop';
import type { ShopVisit } from './shopVisit';

export type CheckoutKind = CheckoutView['kind'];

export interface PostedPurchase {
  purchase: Purchase;
  /** The total that the visitor saw, in minor units. */
  shownTotal: number;
}

/** A checkout at its address ([COM-13]). */
export interface OpenCheckout {
  settings: ShopSettings;
  /** `undefined` for the cart's: its page shows the visitor's cart. */
  view: CheckoutView | undefined;
  needsAddress: boolean;
  /** The address that changes promo codes and shipping of a stored cart. */
  stored?: { kind: 'cart' | 'subscription'; tokenDigest: string };
  /** The goods of a posted form. @throws {ShopRefusal} */
  read(posted: URLSearchParams): PostedPurchase;
}

/** Opens the checkout of an address; `undefined` where there is none. */
export async function openCheckout(
  visit: ShopVisit,
  kind: CheckoutKind,
  posted = new URLSearchParams(),
): Promise<OpenCheckout | undefined> {
  const { c, site } = visit;
  const settings = await readShop(c.get('services').db, site.definition.id);
  if (!settings) return undefined;
  const query = new URL(c.req.url).searchParams;
  const given = { visit, settings, query, posted };
  switch (kind) {
    case 'cart':
      return openStored(given, { kind, tokenDigest: readCartToken(c) });
    case 'subscription': {
      const cartToken = query.get('cartToken');
      const tokenDigest = cartToken ? digestOfToken(cartToken) : undefined;
      return openStored(given, { kind, tokenDigest, cartToken });
    }
    case 'donation':
      return openDonation(given);
    case 'gift-card':
      return openGiftCard(given);
  }
}

interface Given {
  visit: ShopVisit;
  settings: ShopSettings;
  /** The query of the address. */
  query: URLSearchParams;
  posted: URLSearchParams;
}

async function openStored(
  { visit: { c, site }, settings }: Given,
  stored: {
    kind: 'cart' | 'subscription';
    tokenDigest: string | undefined;
    cartToken?: string | null;
  },
): Promise<OpenCheckout | undefined> {
  const { kind, tokenDigest, cartToken } = stored;
  const found = await readCart(c.get('services'), site, { tokenDigest, kind });
  if (!found || !tokenDigest) return undefined;
  return {
    settings,
    needsAddress: needsAddress(found.cart),
    view: cartToken
      ? {
          kind,
          cart: found.cart,
          fields: fieldsFor({ ...found.cart, hasRegions: hasRegions(settings) }),
          action: checkoutAddress({ kind: 'subscription', cartToken }),
        }
      : undefined,
    stored: { kind, tokenDigest },
    read: (posted) => ({
      purchase: { kind, tokenDigest },
      shownTotal: Number(posted.get('shownTotal')),
    }),
  };
}

function openDonation({ visit, settings, query, posted }: Given): OpenCheckout | undefined {
  const { definition } = visit.site;
  const { currencyCode } = settings;
  const donatePageId = query.get('donatePageId') ?? '';
  const donation = readDonation(definition.pages, donatePageId);
  if (!donation) return undefined;
  const chosen = posted.get('amount') ?? query.get('amount') ?? String(donation.suggested ?? '');
  const own = posted.get('ownAmount') ?? query.get('ownAmount') ?? '';
  const isOwn = chosen === 'own' || donation.amounts.length === 0;
  return {
    settings,
    needsAddress: false,
    view: {
      kind: 'donation',
      action: checkoutAddress({ kind: 'donation', donatePageId }),
      fields: fieldsFor({ requiresShipping: false }),
      title: donation.title,
      choice: {
        name: 'amount',
        options: donation.amounts.map((amount) => ({
          value: String(amount),
          price: { amount, currencyCode },
          isChosen: !isOwn && String(amount) === chosen,
        })),
        ...(donation.isOwnAllowed ? { own: { value: own, isChosen: isOwn } } : {}),
      },
    },
    read(form) {
      // A suggested amount counts only once it was sent.
      const amount = readAmount(
        {
          donation,
          currencyCode,
          isOwn: isOwn || form.get('amount') === 'own',
          chosen: form.get('amount') ?? '',
          own: form.get('ownAmount') ?? '',
        },
        definition.locale,
      );
      return {
        purchase: { kind: 'donation', title: donation.title, itemId: donatePageId, amount },
        shownTotal: amount.amount,
      };
    },
  };
}

interface GivenAmount {
  donation: Donation;
  isOwn: boolean;
  chosen: string;
  own: string;
  currencyCode: CurrencyCode;
}

function readAmount(
  { donation, isOwn, chosen, own, currencyCode }: GivenAmount,
  locale = 'en',
): Money {
  const { amounts, minimum, maximum, isOwnAllowed } = donation;
  if (!isOwn) {
    const amount = amounts.find((one) => String(one) === chosen);
    if (amount !== undefined) return { amount, currencyCode };
  }
  const money = isOwnAllowed && isOwn ? readOwnAmount(own, currencyCode, locale) : undefined;
  if (money && money.amount >= minimum && money.amount <= maximum) return money;
  const template = intlTemplate(locale, currencyCode);
  const write = (amount: number) =>
    locale.startsWith('en')
      ? formatMoney({ amount, currencyCode })
      : formatMoneyAs({ amount, currencyCode }, template);
  throw new ShopRefusal(
    'shop.invalid',
    {},
    {
      amount: new ShopRefusal('shop.amount', { minimum: write(minimum), maximum: write(maximum) }),
    },
  );
}

async function openGiftCard(given: Given): Promise<OpenCheckout | undefined> {
  const { visit, settings, query, posted } = given;
  const { c, site } = visit;
  const { id: siteId } = site.definition;
  const productId = query.get('giftCardProductId') ?? '';
  if (query.get('websiteId') !== siteId || !productId) return undefined;
  const { currencyCode } = settings;
  const { db } = c.get('services');
  const product = (await readProducts(db, { siteId, ids: [productId], currencyCode })).get(
    productId,
  );
  if (product?.productType !== 'GIFT_CARD' || site.closed.products.has(productId)) return undefined;
  const { variants } = product;
  const asked = posted.get('sku') ?? query.get('sku');
  const chosen = variants.find(({ sku }) => sku === asked) ?? variants[0]!;
  return {
    settings,
    needsAddress: false,
    view: {
      kind: 'gift-card',
      action: checkoutAddress({
        kind: 'gift-card',
        websiteId: siteId,
        giftCardProductId: productId,
        sku: query.get('sku') ?? undefined,
      }),
      fields: fieldsFor({ requiresShipping: false }),
      title: product.title,
      imageUrl: product.imageUrl,
      choice: {
        name: 'sku',
        options: variants.map((variant) => ({
          value: variant.sku!,
          price: currentPrice(variant),
          isChosen: variant === chosen,
        })),
      },
    },
    read(form) {
      const sku = form.get('sku') ?? '';
      if (!variants.some((variant) => variant.sku === sku)) throw new ShopRefusal('shop.noVariant');
      return {
        purchase: { kind: 'gift-card', productId, sku },
        shownTotal: Number(form.get(`price ${sku}`)),
      };
    },
  };
}

/** The name of a checkout's page. */
export const checkoutTitle = (
  { site: { definition } }: Pick<ShopVisit, 'site'>,
  kind: CheckoutKind,
): string | undefined =>
  kind === 'cart' ? undefined : translateShop(definition, `shop.title.${kind}`);
