import { and, eq } from 'drizzle-orm';
import { findItem, readShownItem } from '../collections/itemPage';
import { collectionItems, formerAddresses, products } from '../database/schema/index';
import type { Services } from '../services';
import { isSold } from '../shop/isSold';
import { findProductPlace } from '../shop/productPage';
import type { SiteSnapshot } from '../site/loadSite';
import { slugKey, slugKeyOfPath } from '../site/slugKey';

export interface AddressRedirect {
  address: string;
  status: 301 | 302;
}

/**
 * The redirect of an address without a page: to the same address in another spelling (case, composed accents, slashes),
 * by the owner's list of redirects, or to the current address of a page that was there before. The owner's list takes
 * precedence: it was decided, while former addresses are recorded automatically. `/login` and `/admin` lead to the
 * owner's area where nothing else has them.
 *
 * @param slug decoded, without its first slash
 */
export async function canonicalAddress(
  services: Services,
  site: SiteSnapshot,
  slug: string,
): Promise<AddressRedirect | undefined> {
  const plain = slugKey(slug);
  const to = (meant: string | undefined): AddressRedirect | undefined =>
    meant === undefined || meant === slug ? undefined : { address: pathOf(meant), status: 301 };
  const spelt = to(await pageSpelt(services, site, slug));
  if (spelt) return spelt;
  const rule = site.definition.redirects?.find(({ from }) => slugKeyOfPath(from) === plain);
  if (rule && slugKeyOfPath(rule.to) !== plain) {
    // A header holds no characters of other scripts, and no line breaks.
    const address = rule.to.replace(/[^!-~]+/gu, encodeURIComponent);
    return { address, status: rule.isPermanent === false ? 302 : 301 };
  }
  const former = to(await formerly(services, site, slug));
  if (former) return former;
  return signInNames.has(plain) ? { address: '/config/', status: 302 } : undefined;
}

/** The addresses of sign-in pages in other systems, which people try. */
const signInNames: ReadonlySet<string> = new Set(['login', 'admin']);

/** The slug of the page, post, date or product whose spelling differs. */
async function pageSpelt(
  services: Services,
  site: SiteSnapshot,
  slug: string,
): Promise<string | undefined> {
  const plain = slugKey(slug);
  const page = site.definition.pages.find((one) => slugKey(one.slug) === plain);
  if (page) return page.slug;
  if (plain === slug) return undefined;
  if (plain === 'search' || site.closed.lockAt(plain)) return plain;
  const found =
    (await findItem(services, site, plain)) ?? (await findProductPlace(services.db, site, plain));
  return found && plain;
}

/**
 * The slug of the page or item that had this one before. A page that is locked or deleted has no redirect, nor has a
 * draft.
 */
async function formerly(
  services: Services,
  { definition }: SiteSnapshot,
  slug: string,
): Promise<string | undefined> {
  const { db } = services;
  const [former] = await db
    .select()
    .from(formerAddresses)
    .where(and(eq(formerAddresses.siteId, definition.id), eq(formerAddresses.slug, slugKey(slug))));
  if (!former) return undefined;
  const { pageId, itemId, productId } = former;
  if (productId !== null) return slugOfProduct(services, definition.id, productId);
  return itemId === null
    ? definition.pages.find(({ id }) => id === pageId)?.slug
    : slugOfItem(services, definition.id, itemId);
}

async function slugOfProduct(
  { db }: Services,
  siteId: string,
  productId: string,
): Promise<string | undefined> {
  const [found] = await db
    .select({ slug: products.slug })
    .from(products)
    .where(and(eq(products.siteId, siteId), eq(products.id, productId), isSold));
  return found && `shop/${found.slug}`;
}

async function slugOfItem(
  services: Services,
  siteId: string,
  itemId: string,
): Promise<string | undefined> {
  const found = await readShownItem(services, siteId, eq(collectionItems.id, itemId));
  return found && `${found.collection.slug}/${found.item.slug}`;
}

const pathOf = (slug: string) => `/${slug.split('/').map(encodeURIComponent).join('/')}`;

/** Stores the former address of a page: it redirects to the page from now on. */
export const keepFormerAddress = (
  db: Pick<Services['db'], 'insert'>,
  { pageId, ...address }: LeftAddress & { pageId: string },
): Promise<void> => keepAddress(db, address, { pageId, itemId: null, productId: null });

/** The same for an item of a collection. */
export const keepFormerItemAddress = (
  db: Pick<Services['db'], 'insert'>,
  { itemId, ...address }: LeftAddress & { itemId: string },
): Promise<void> => keepAddress(db, address, { pageId: null, itemId, productId: null });

/** The same for a product of the shop. */
export const keepFormerProductAddress = (
  db: Pick<Services['db'], 'insert'>,
  { productId, ...address }: LeftAddress & { productId: string },
): Promise<void> => keepAddress(db, address, { pageId: null, itemId: null, productId });

interface LeftAddress {
  siteId: string;
  slug: string;
  now: Date;
}

async function keepAddress(
  db: Pick<Services['db'], 'insert'>,
  { siteId, slug, now }: LeftAddress,
  to: Pick<typeof formerAddresses.$inferSelect, 'pageId' | 'itemId' | 'productId'>,
): Promise<void> {
  await db
    .insert(formerAddresses)
    .values({ siteId, slug: slugKey(slug), ...to, leftAt: now })
    .onConflictDoUpdate({
      target: [formerAddresses.siteId, formerAddresses.slug],
      set: { ...to, leftAt: now },
    });
}
