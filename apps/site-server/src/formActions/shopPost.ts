import type { CheckoutView, PageDefinition, ShopAnswer } from '@plinth/site-renderer';
import type { Hono } from 'hono';
import { isSameOrigin } from '../http/requestOrigin';
import { slugOf } from '../site/slugOf';
import { inLanguageOfPost } from './inLanguageOfPost';
import { readSite } from '../locks/readSite';
import { notFoundPage } from '../pages/failures/notFoundPage';
import { sendLockScreen, sendPage } from '../pages/sendPage';
import { takeFromLimit } from '../security/takeFromLimit';
import type { ServerEnvironment } from '../serverEnvironment';
import { ShopRefusal } from '../shop/ShopRefusal';
import { refusalText, translateShop } from '../shop/translateShop';
import type { ShopVisit } from '../shop/shopVisit';
import type { SiteSnapshot } from '../site/loadSite';

export interface ShopPost extends ShopVisit {
  posted: URLSearchParams;
}

/** Fields of a form for a promo code or a gift card. */
const couponFields = ['code', 'coupon'];

/**
 * Answers the posts of the shop's forms, within the same limits as a script's calls; another site's form is refused.
 */
export function registerShopPost(
  app: Hono<ServerEnvironment>,
  path: string,
  answer: (post: ShopPost) => Promise<Response>,
): void {
  app.post(path, async (c) => {
    const site = await readSite(c);
    if (!isSameOrigin(c)) return sendPage(c, { site, page: notFoundPage(site) }, { status: 403 });
    const posted = new URLSearchParams(await c.req.text());
    const wait =
      (await takeFromLimit(c, 'addCartLine')) ||
      (couponFields.some((name) => posted.get(name)?.trim()) &&
        (await takeFromLimit(c, 'applyCoupon')));
    if (wait) {
      c.header('retry-after', String(wait));
      const message = translateShop(site.definition, 'shop.tooFast');
      return sendShopPage({ c, site }, { slug: 'cart', answer: { message }, status: 429 });
    }
    return answer({ c, site, posted });
  });
}

/** The idempotency key of a post. */
export const keyOf = (posted: URLSearchParams): string =>
  (posted.get('key') || 'none').slice(0, 1500);

/** The answer to a refusal with its message; other errors are rethrown. */
export function answerTo(error: unknown, { definition }: SiteSnapshot): ShopAnswer {
  if (!(error instanceof ShopRefusal)) throw error;
  return refusalText(definition, error);
}

/** Shows a refusal beside its field as well; for a `catch`. */
export const atField =
  (name: string) =>
  (error: unknown): never => {
    if (!(error instanceof ShopRefusal)) throw error;
    throw new ShopRefusal(error.code, error.values, { [name]: error });
  };

export interface ShownShopPage {
  slug: string;
  /** @default the site's at this address */
  page?: PageDefinition | undefined;
  answer?: ShopAnswer;
  checkout?: CheckoutView | undefined;
  /** Address without the leading slash, where it is not the page's own. */
  address?: string;
  title?: string;
  /** @default 200 without a message, else 400 */
  status?: number;
}

/** A page of the shop, with the server's answer. */
export function sendShopPage({ c, site }: ShopVisit, shown: ShownShopPage): Promise<Response> {
  const { slug, answer, checkout, title } = shown;
  const localSlug = slugOf(inLanguageOfPost({ c, site }, `/${slug}`));
  const page = shown.page ?? site.pageBySlug.get(localSlug) ?? site.pageBySlug.get(slug);
  // The address may be of a form, or of a checkout: only the page's own address determines its lock.
  if (site.closed.lockAt(slug))
    return sendLockScreen(c, site, { unlockAnswer: { returnTo: `/${slug}` } });
  if (!page) return sendPage(c, { site, page: notFoundPage(site) });
  return sendPage(
    c,
    { site, page: { ...page, slug: shown.address ?? page.slug, title: title ?? page.title } },
    {
      status: shown.status ?? (answer?.message ? 400 : 200),
      shopAnswer: answer ?? {},
      shopCheckout: checkout,
    },
  );
}
