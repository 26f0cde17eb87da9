import type { Browser, BrowserContext, Page } from '@playwright/test';
import { fillOwnServer, owner } from '../support/configData';
import { ownServerAtRest, type OwnServer } from '../support/ownServer';
import { arabicTexts } from './arabicTexts';
import { extraPages } from './extraPages';

export type Language = 'en' | 'ar';

/** The role of the person who views a page. All of them have declined cookies. */
export type Person =
  | 'visitor'
  /** Has two pieces in the cart. */
  | 'shopper'
  /** Has just ordered. */
  | 'buyer'
  /** Is signed in. */
  | 'owner';

type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;

/** The sample site in one language on a server of its own, with a month of visits, entries and orders. */
export interface AxeSite {
  readonly language: Language;
  readonly origin: string;
  /** The page that thanks the buyer. */
  readonly orderPath: string;
  /** The cookies of each. */
  readonly people: Readonly<Record<Person, StorageState>>;
  remove(): Promise<void>;
}

export async function startAxeSite(language: Language, browser: Browser): Promise<AxeSite> {
  const server = await ownServerAtRest();
  try {
    await fillSite(server, language);
    const { origin } = server;
    return { language, origin, ...(await meet(browser, origin)), remove: () => server.remove() };
  } catch (error) {
    await server.remove();
    throw error;
  }
}

/** Inserts the test data into the database, and starts the server. */
async function fillSite(server: OwnServer, language: Language): Promise<void> {
  for (const page of extraPages)
    await server.rows(
      `insert into pages select (jsonb_populate_record(pages, jsonb_build_object('id', '${page.id}', 'slug', '${page.slug}', 'title', '${page.title}', 'definition', ${json(page)}))).* from pages where slug = 'studio'`,
    );
  if (language === 'ar') await makeArabic(server);
  await fillOwnServer(server);
}

/** Prepares the cookies of each role by one visit. */
async function meet(
  browser: Browser,
  origin: string,
): Promise<Pick<AxeSite, 'people' | 'orderPath'>> {
  const person = async (act: (page: Page) => Promise<void>) => {
    const context = await browser.newContext({ baseURL: origin });
    await context.addCookies([{ name: 'ss_cookieAllowed', value: 'false', url: origin }]);
    await act(await context.newPage());
    const state = await context.storageState();
    await context.close();
    return state;
  };
  let orderPath = '';
  const people = {
    visitor: await person(async () => {}),
    shopper: await person(fillCart),
    buyer: await person(async (page) => {
      await fillCart(page);
      orderPath = await order(page);
    }),
    owner: await person(signIn),
  };
  return { people, orderPath };
}

const json = (value: unknown) => `'${JSON.stringify(value).replaceAll("'", "''")}'::jsonb`;

/** Posts the fields of a product page's form. */
async function fillCart(page: Page): Promise<void> {
  for (const [itemId, sku] of [
    ['product-mug', 'MUG-OAT'],
    ['product-noodle-bowl', 'BOWL-1'],
  ] as const) {
    await page.goto('/cart');
    const answer = await page.request.post('/commerce/cart/add', {
      form: { itemId, sku, quantity: 1, key: crypto.randomUUID() },
      headers: { origin: new URL(page.url()).origin },
      maxRedirects: 0,
    });
    if (answer.headers()['location'] !== '/cart') throw new Error(`${sku} is not in the cart.`);
  }
}

/** By the names of the fields, which are the same in every language. @returns the path of the page that thanks */
async function order(page: Page): Promise<string> {
  await page.goto('/checkout');
  for (const [name, text] of [
    ['email', 'ada@example.com'],
    ['name', 'Ada'],
    ['street', 'Mill Lane 1'],
    ['postalCode', '53111'],
    ['city', 'Bonn'],
  ] as const)
    await page.locator(`#checkout-${name}`).fill(text);
  await page.locator('#checkout-country').selectOption('DE');
  await page.locator('button[name="step"][value="place"]').last().click();
  await page.waitForURL(/\/order-confirmed\?order=/);
  const { pathname, search } = new URL(page.url());
  return pathname + search;
}

async function signIn(page: Page): Promise<void> {
  await page.goto('/config/');
  await page.getByLabel('Email', { exact: true }).fill(owner.email);
  await page.getByLabel('Password').fill(owner.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('button', { name: 'Sign out' }).waitFor();
}

interface Row {
  at: string;
  value: unknown;
}

/** Columns with texts of the owner, by table: the column that identifies a row, and the column with JSON. */
const textsOfOwner = [
  ['sites', 'id', 'definition'],
  ['pages', 'id', 'definition'],
  ['products', 'id', 'to_jsonb(title)', "title = value #>> '{}'"],
  ['product_variants', 'sku', 'option_values'],
  ['shops', 'site_id', 'settings'],
] as const;

/** Its owner has chosen Arabic, has written the first pages in it, and lets visitors choose cookies by category. */
async function makeArabic(server: OwnServer): Promise<void> {
  for (const [table, key, column, set = `${column} = value`] of textsOfOwner) {
    const rows = await server.rows<Row>(`select ${key} as at, ${column} as value from ${table}`);
    const values = rows.map(({ at, value }) => `('${at}', ${json(translated(value))})`).join(', ');
    await server.rows(
      `update ${table} set ${set} from (values ${values}) as changed (at, value) where ${table}.${key} = changed.at`,
    );
  }
  await server.rows(
    `update sites set title = definition->>'title', definition = jsonb_set(jsonb_set(definition, '{locale}', '"ar"'), '{cookieSettings,isCookieCategoryChoiceEnabled}', 'true')`,
  );
  await server.rows(`update pages set title = definition->>'title'`);
}

/** Translates every known text in a value; in rich text, the texts between the tags. */
function translated(value: unknown): unknown {
  if (typeof value === 'string')
    return value.replaceAll(/[^<>]+/g, (text) => {
      const words = text.trim();
      return text.replace(words, () => arabicTexts[words] ?? words);
    });
  if (Array.isArray(value)) return value.map(translated);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, translated(one)]));
}
