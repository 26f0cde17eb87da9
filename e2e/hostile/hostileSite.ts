import type { OwnServer } from '../support/ownServer';
import { createPayloadWriter } from './spoil';
import { hostileBlocks } from './hostileBlocks';

interface Block {
  id: string;
  type: number;
  definitionName?: string;
  span?: number;
  settings?: Record<string, unknown>;
}
interface StoredPage {
  id: string;
  slug: string;
  definition: { pageType?: number; sections: { id: string; blocks: Block[] }[] };
}
interface Stored {
  site: string;
  definition: Record<string, unknown>;
  pages: StoredPage[];
  items: Record<string, unknown>[];
  products: { id: string; title: string; image_url: string | null }[];
  variants: { sku: string; option_values: unknown }[];
}

/** Addresses of the hostile pages. */
export interface HostileSite {
  paths: string[];
  /** Blocks on each of them, and texts of theirs that are payloads. */
  blocks: number;
  texts: number;
}

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;
const json = (value: unknown) => `${quoted(JSON.stringify(value))}::jsonb`;

/** Keys with identifiers: with another value the part would be missing. */
const names = new Set([
  ...['id', 'formId', 'productId', 'productIds', 'collectionId', 'donatePageId', 'definitionName'],
  ...['identifier', 'locale', 'timeZone', 'pageType'],
]);

/** Everything around the blocks of a page. */
const siteParts = {
  announcementBarSettings: {
    style: 2,
    text: '<p>Open today</p>',
    clickthroughUrl: { url: '/shop', newWindow: true },
  },
  mobileInfoBarSettings: {
    style: 2,
    isContactEmailEnabled: true,
    isContactPhoneNumberEnabled: true,
    isLocationEnabled: true,
    isBusinessHoursEnabled: true,
    businessHours: { monday: { text: '9 to 5' }, sunday: { text: 'closed' } },
  },
  location: { addressTitle: 'Studio', addressLine1: 'a', addressLine2: 'b', addressCountry: 'c' },
  contactEmail: 'a@b.example',
  contactPhoneNumber: '01',
  businessName: 'x',
  popupOverlaySettings: { enabledPages: [], showOnScroll: false, timeout: 0 },
  pinterestOverlayOptions: { mode: 'x', size: 'x', shape: 'x', color: 'x' },
  imageAltText: 'x',
};

/** Every setting of every block, the parts around pages, the products and the posts of a site become payloads. */
export async function storeHostileSite(server: OwnServer, pageCount: number): Promise<HostileSite> {
  const [stored] = await server.rows<Stored>(`select
    (select id from sites) as site,
    (select definition from sites) as definition,
    (select jsonb_agg(jsonb_build_object('id', id, 'slug', slug, 'definition', definition)) from pages) as pages,
    (select jsonb_agg(to_jsonb(collection_items)) from collection_items) as items,
    (select jsonb_agg(jsonb_build_object('id', id, 'title', title, 'image_url', image_url)) from products) as products,
    (select jsonb_agg(jsonb_build_object('sku', sku, 'option_values', option_values)) from product_variants) as variants`);
  const { site, definition, pages, items, products, variants } = stored!;
  const sample = pages
    .filter((page) => (page.definition.pageType ?? 2) === 2 || page.slug.startsWith('shop/'))
    .flatMap((page) => page.definition.sections.flatMap((section) => section.blocks));
  const blocks: Omit<Block, 'id'>[] = [...sample, ...hostileBlocks.map((block) => block as Block)];

  const siteMessages = createPayloadWriter(1);
  const hostileSite = siteMessages.spoil(
    {
      ...definition,
      websiteSettings: { ...(definition['websiteSettings'] as object), ...siteParts },
      cookieSettings: {
        ...(definition['cookieSettings'] as object),
        isCookieBannerEnabled: true,
        cookieBannerText: '<p>x</p>',
        cookieBannerCtaText: 'a',
        cookieBannerOptOutCtaText: 'b',
      },
      // Messages of the site's own: texts, and never markup.
      messages: Object.fromEntries(
        ['runtime.skip', 'runtime.close', 'forms.submitting', 'forms.required', 'consent.accept']
          .concat([
            'commerce.cart.empty',
            'gallery.next',
            'media.video.play',
            'runtime.announcement',
          ])
          .map((key) => [key, 'x']),
      ),
      theme: { light: { 'color-text': 'black', 'font-body': 'serif' }, fonts: [] },
    },
    names,
  );
  let texts = siteMessages.count;
  const planted = Array.from({ length: pageCount }, (_, index) => {
    const words = createPayloadWriter(index + 2);
    const sections = blocks.map((block, number) => ({
      id: `s${number}`,
      blocks: [{ ...block, id: `h${number}`, settings: words.spoil(block.settings ?? {}, names) }],
    }));
    const slug = `hostile-${index}`;
    const page = {
      id: `page-${slug}`,
      slug,
      title: words.next(),
      description: words.next(),
      sections,
    };
    texts += words.count + 2;
    return { page, title: page.title };
  });

  const words = createPayloadWriter(0);
  const statements = [
    `update sites set definition = ${json(hostileSite)}, title = ${quoted(words.next())}`,
    ...planted.map(
      ({ page, title }, index) =>
        `insert into pages (site_id, id, slug, title, page_type, position, definition) values (${quoted(site)}, ${quoted(page.id)}, ${quoted(page.slug)}, ${quoted(title)}, 2, ${1000 + index}, ${json(page)})`,
    ),
    ...items.map(
      (item) =>
        `update collection_items set title = ${quoted(words.next())}, excerpt = ${quoted(words.next())}, body = ${quoted(`<p>x</p>${words.next()}`)}, author = ${quoted(words.next())}, categories = array[${quoted(words.next())}], tags = array[${quoted(words.next())}], location = ${json(words.spoil(item['location']))}, image = ${json(words.spoil(item['image']))} where id = ${quoted(String(item['id']))}`,
    ),
    ...products.map(
      ({ id, image_url }) =>
        `update products set title = ${quoted(words.next())}, image_url = ${quoted(words.spoil(image_url ?? 'x'))} where id = ${quoted(id)}`,
    ),
    ...variants.map(
      ({ sku, option_values }) =>
        `update product_variants set option_values = ${json(words.spoil(option_values))} where sku = ${quoted(sku)}`,
    ),
    ...ownersArea(site, words.next),
  ];
  const parts = statements.map((statement, index) => `part${index} as (${statement} returning 1)`);
  await server.rows(`with ${parts.join(',\n')} select 1`);
  await server.start();
  return { paths: planted.map(({ page }) => `/${page.slug}`), blocks: blocks.length, texts };
}

/** The records that visitors have sent, reported or ordered: the owner's area shows them. */
function ownersArea(site: string, next: () => string): string[] {
  const rows = Array.from({ length: 12 }, (_, index) => index);
  const submissions = rows.map(
    (index) =>
      `(${quoted(site)}, 'hostile-${index}', 'd', 'contact', ${quoted(next())}, ${json({ name: [next(), next()], email: next(), topic: next(), message: next(), [next()]: next() })}, ${json({ pagePath: next(), pageTitle: next(), [next()]: next() })}, 'page', now())`,
  );
  const hits = rows.map(
    (index) =>
      `(${quoted(site)}, 'hostile-${index}', 'View', 'v${index}', 1, ${quoted(next())}, ${quoted(next())}, ${json({ viewportWidth: next(), title: next() })}, now())`,
  );
  const errors = rows.map(
    () =>
      `(${quoted(site)}, ${quoted(next())}, ${quoted(next())}, ${quoted(`Error\n at ${next()}`)}, ${quoted(next())}, ${quoted(next())}, ${json({ block: next(), event: next() })}, now())`,
  );
  const orders = rows.map((index) => {
    const euro = { amount: 3400, currencyCode: 'EUR' };
    const cart = {
      entries: [
        {
          id: 'l',
          title: next(),
          sku: next(),
          quantity: 1,
          unitPrice: euro,
          href: next(),
          choices: [{ name: next(), value: next() }],
          imageUrl: next(),
        },
      ],
      subtotalAmount: euro,
      shippingCostCents: 900,
      taxCents: 1,
      discountCents: 0,
      selectedShippingOption: { id: 'post', name: next(), cost: euro },
    };
    const address = { name: next(), street: next(), city: next(), country: next() };
    return `(${quoted(site)}, 'hostile-${index}', gen_random_uuid(), 'paid', ${quoted(next())}, ${json(address)}, ${json(cart)}, 3400, 'EUR', now())`;
  });
  return [
    `insert into form_submissions (site_id, submission_key, content_digest, form_id, form_name, "values", page_context, channel, received_at) values ${submissions.join(',')}`,
    `insert into census_hits (site_id, hit_id, event, visitor_id, visit_count, page_path, referrer, data, recorded_at) values ${hits.join(',')}`,
    `insert into javascript_errors (site_id, app, message, stack, url, user_agent, data, recorded_at) values ${errors.join(',')}`,
    `insert into orders (site_id, idempotency_key, cart_id, status, email, address, cart, grand_total, currency_code, placed_at) values ${orders.join(',')}`,
  ];
}
