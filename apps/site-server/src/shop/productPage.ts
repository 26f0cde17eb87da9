import { blockType, pageType } from '@plinth/site-model';
import {
  pageLanguage,
  pageVersions,
  shownLanguages,
  siteLanguage,
  slugInLanguage,
  type VersionedPage,
} from '@plinth/site-model/definition';
import type { BlockDefinition, PageDefinition } from '@plinth/site-renderer';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../database/openDatabase';
import { products } from '../database/schema/index';
import { hasNoAddress } from '../site/hasNoAddress';
import { languageOfPrefix } from '../site/languageOfRequest';
import type { SiteSnapshot } from '../site/loadSite';
import { productsOffered } from '../site/productsOnPage';
import { isSold } from './isSold';
import { readProducts, readShop, type SoldProduct } from './readShop';

type Site = Pick<SiteSnapshot, 'definition' | 'pageBySlug' | 'closed'>;

/** The page at `/shop/<slug>`: a page that the server creates, or the address of the owner's page. */
export type ProductPlace = { page: VersionedPage } | { address: string };

/**
 * The place of a product for which the site has no page at `/shop/<slug>`: shelves, carts and mails link there
 * ([COM-18]). It is another page that offers the product, if there is one; otherwise a generated page with its picture,
 * name, price and button.
 * @returns `undefined` where this visitor could buy nothing at the address
 */
export async function findProductPlace(
  db: Pick<Database, 'select'>,
  site: Site,
  slug: string,
): Promise<ProductPlace | undefined> {
  const { language, rest } = languageOfSlug(site, slug);
  const [, productSlug] = /^shop\/([^/]+)$/.exec(rest) ?? [];
  if (!productSlug) return undefined;
  const siteId = site.definition.id;
  const shop = await readShop(db, siteId);
  if (!shop) return undefined;
  const rows = await db
    .select(productAddress)
    .from(products)
    .where(and(eq(products.siteId, siteId), eq(products.slug, productSlug)))
    .orderBy(asc(products.position), asc(products.id));
  const ids = rows.map(({ id }) => id).filter((id) => !site.closed.products.has(id));
  const sold = await readProducts(db, { siteId, ids, currencyCode: shop.currencyCode, language });
  const [product] = sold.values();
  if (!product) return undefined;
  const own = pageThatOffers(site, product.id, language);
  if (own) return { address: `/${own.slug}` };
  const row = rows.find(({ id }) => id === product.id)!;
  const versions = allVersions(site, productsByLanguage(site), row);
  return { page: { ...productPage(site, product, language), versions } };
}

/**
 * A page of the owner with its versions: for a page of a product, those that the server creates in other languages are
 * among them ([SRV-175d]).
 */
export async function withProductVersions(
  db: Pick<Database, 'select'>,
  site: Site,
  page: PageDefinition,
): Promise<VersionedPage> {
  const { definition, closed } = site;
  const ids = productsOffered(page).filter((id) => !closed.products.has(id));
  const isInLanguages = (definition.languages ?? []).length > 0;
  if (!isInLanguages || ids.length === 0 || !mayBeOfProduct(page)) return page;
  const rows = await db
    .select(productAddress)
    .from(products)
    .where(and(eq(products.siteId, definition.id), inArray(products.id, ids), isSold));
  const row = rows.find((one) => isPageOf(definition, page, one));
  return row ? { ...page, versions: allVersions(site, productsByLanguage(site), row) } : page;
}

/** A path below the short form of a further language that visitors see, such as `de/shop/mug`. */
function languageOfSlug(
  site: Pick<SiteSnapshot, 'definition'>,
  slug: string,
): { language: string | undefined; rest: string } {
  const [first = '', ...others] = slug.split('/');
  const language = languageOfPrefix(site, first);
  return { language, rest: language === undefined ? slug : others.join('/') };
}

const productAddress = {
  id: products.id,
  slug: products.slug,
  translations: products.translations,
};
type ProductAddress = Pick<typeof products.$inferSelect, keyof typeof productAddress>;

/** A page in another language than the site's own names it. */
interface MadeVersion {
  slug: string;
  language?: string;
}

/** A page that the server creates for a product, and all versions of it, including the owner's. */
export interface MadeProductPage {
  slug: string;
  versions: { language: string; slug: string }[];
}

/** Every page that the server creates for a product, in the shop's order. */
export async function listProductPages(
  db: Pick<Database, 'select'>,
  site: Site,
): Promise<MadeProductPage[]> {
  const { definition, closed } = site;
  const own = siteLanguage(definition);
  const offered = productsByLanguage(site);
  const rows = await db
    .select(productAddress)
    .from(products)
    .where(and(eq(products.siteId, definition.id), isSold))
    .orderBy(asc(products.position), asc(products.id));
  return rows
    .filter(({ id }) => !closed.products.has(id))
    .flatMap((row) => {
      const made = madeVersions(site, offered, row);
      const all = made.length > 0 ? allVersions(site, offered, row) : [];
      // The site's own language first, as in the head of each page.
      const versions = shownLanguages(definition).flatMap((language) =>
        all
          .filter((one) => (one.language ?? own) === language)
          .slice(0, 1)
          .map(({ slug }) => ({ language, slug })),
      );
      return made.map(({ slug }) => ({ slug, versions }));
    });
}

/** Checked before the query: most pages with a product offer other products. */
const mayBeOfProduct = ({ item, slug }: PageDefinition): boolean =>
  item !== undefined || /(?:^|\/)shop\/[^/]+$/.test(slug);

/**
 * Whether a page of the owner is that of the product: it names the product, or offers it at the product's own address.
 */
function isPageOf(
  definition: SiteSnapshot['definition'],
  page: PageDefinition,
  { id, slug }: ProductAddress,
): boolean {
  if (hasNoAddress(page)) return false;
  if (page.item) return page.item.id === id;
  const language = pageLanguage(definition, page);
  const address =
    language === siteLanguage(definition)
      ? `shop/${slug}`
      : slugInLanguage(`shop/${slug}`, language);
  return page.slug === address && productsOffered(page).includes(id);
}

/** The pages of one product in every language: the owner's pages about it, and those that the server creates. */
function allVersions(
  site: Pick<SiteSnapshot, 'definition' | 'pageBySlug'>,
  offered: ReadonlyMap<string, ReadonlySet<string>>,
  row: ProductAddress,
): PageDefinition[] {
  const { definition } = site;
  const own = definition.pages
    .filter((page) => isPageOf(definition, page, row))
    .flatMap((page) => pageVersions(definition, page).map((one) => one.page));
  const made = madeVersions(site, offered, row).map((one): PageDefinition => ({
    ...one,
    id: pageId(row.id, one),
    title: '',
    sections: [],
  }));
  return [...own, ...made];
}

/** The products that pages of the owner's offer, by the language of the page. */
function productsByLanguage({ definition }: Pick<SiteSnapshot, 'definition'>) {
  const byLanguage = new Map<string, Set<string>>();
  for (const page of definition.pages.filter((one) => !hasNoAddress(one))) {
    const language = pageLanguage(definition, page);
    const ids = byLanguage.get(language) ?? new Set();
    for (const id of productsOffered(page)) ids.add(id);
    byLanguage.set(language, ids);
  }
  return byLanguage;
}

/**
 * The pages that the server creates for a product: in the site's own language, and in those into which its title or its
 * description is translated, where no page of the owner offers it or has the path.
 */
function madeVersions(
  { definition, pageBySlug }: Pick<SiteSnapshot, 'definition' | 'pageBySlug'>,
  offered: ReadonlyMap<string, ReadonlySet<string>>,
  { id, slug, translations }: ProductAddress,
): MadeVersion[] {
  const own = siteLanguage(definition);
  const known = new Map(Object.entries(translations ?? {}));
  return shownLanguages(definition)
    .filter((language) => {
      const { title, description } = known.get(language) ?? {};
      return language === own || title || description;
    })
    .filter((language) => !offered.get(language)?.has(id))
    .map((language): MadeVersion =>
      language === own
        ? { slug: `shop/${slug}` }
        : { slug: slugInLanguage(`shop/${slug}`, language), language },
    )
    .filter((version) => !pageBySlug.has(version.slug));
}

const pageId = (id: string, { language }: Pick<MadeVersion, 'language'>): string =>
  ['page', id, language].filter(Boolean).join('-');

/** The page of a product that no page of the owner's offers. */
export function productPage(
  { pageBySlug }: Pick<SiteSnapshot, 'pageBySlug'>,
  {
    id,
    slug,
    title,
    imageUrl,
    pictures = imageUrl ? [{ src: imageUrl }] : [],
  }: Pick<SoldProduct, 'id' | 'slug' | 'title' | 'imageUrl' | 'pictures'>,
  language?: string,
): PageDefinition {
  const collection = pageBySlug.get('shop')?.collection;
  const [first, ...others] = pictures.map(({ src, alt = title }, at): BlockDefinition => ({
    id: at === 0 ? `${id}-picture` : `${id}-picture-${at + 1}`,
    type: blockType.image,
    span: at === 0 ? 6 : 4,
    settings: { src, alt, aspectRatio: '4:5' },
  }));
  return {
    id: pageId(id, language === undefined ? {} : { language }),
    slug: language === undefined ? `shop/${slug}` : slugInLanguage(`shop/${slug}`, language),
    ...(language === undefined ? {} : { language }),
    title,
    pageType: pageType.item,
    ...(collection ? { collection } : {}),
    item: { id, title },
    ...(imageUrl ? { socialImage: { src: imageUrl, alt: title } } : {}),
    sections: [
      {
        id: 'product',
        width: 'wide',
        layout: 'grid',
        space: 'tight',
        blocks: [
          ...(first ? [first] : []),
          {
            id: `${id}-buy`,
            type: blockType.websiteComponent,
            definitionName: 'product',
            span: first ? 5 : 12,
            settings: { productId: id },
          },
          ...others,
        ],
      },
    ],
  };
}

/** Finds the page among several that is about this product. */
function pageThatOffers(
  { definition }: Pick<SiteSnapshot, 'definition'>,
  productId: string,
  language: string | undefined,
): PageDefinition | undefined {
  const wanted = language ?? siteLanguage(definition);
  const pages = definition.pages.filter(
    (page) =>
      !hasNoAddress(page) &&
      productsOffered(page).includes(productId) &&
      pageLanguage(definition, page) === wanted,
  );
  return pages.find(({ item }) => item?.id === productId) ?? pages[0];
}
