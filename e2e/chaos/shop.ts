import type { Page } from '@playwright/test';
import { expectChange, compareCart, type Purchase, type Acknowledgement } from './ledger';
import { closeTab, isSitePage, open, until, within } from './patience';
import type { Visitor } from './visitor';

/** Pieces without a choice, of which there are many, few and very few; each alone is enough for a checkout. */
const pieces = [
  { slug: 'supper-plate', title: 'Supper plate' },
  { slug: 'noodle-bowl', title: 'Noodle bowl' },
  { slug: 'water-jug', title: 'Water jug' },
  { slug: 'lidded-jar', title: 'Lidded jar' },
  { slug: 'moon-jar', title: 'Moon jar' },
] as const;
type Piece = (typeof pieces)[number];

export async function addPiece(
  visitor: Visitor,
  page: Page = visitor.page,
  piece: Piece = visitor.random.pick(pieces),
): Promise<void> {
  const { origin, expected } = visitor;
  if (!(await open(page, `${origin}/shop/${piece.slug}`))) return;
  const answer = await pressAdd(visitor, page, piece);
  if (answer !== undefined)
    expectChange(expected, { title: piece.title, answer }, (quantity) => quantity + 1);
}

/** @returns `undefined` where nothing was pressed */
async function pressAdd(
  visitor: Visitor,
  page: Page,
  piece: Piece,
): Promise<Acknowledgement | undefined> {
  const button = page
    .locator('.pl-block-product, main')
    .getByRole('button', { name: 'Add to cart' })
    .first();
  const isPressed = await button.click({ timeout: 2500 }).then(
    () => true,
    () => false,
  );
  // Sold out, or removed before it could be pressed. A click that timed out may still have taken effect.
  if (!isPressed && (await isSitePage(page)) && page.url().endsWith(piece.slug)) {
    const isOffered = await button.isEnabled({ timeout: 500 }).catch(() => false);
    return isOffered ? 'nothing' : undefined;
  }
  const answer = await until<Acknowledgement>(async () => {
    const { pathname } = new URL(page.url());
    if (pathname === '/cart') return 'done';
    if (await page.getByRole('alert').first().isVisible()) return 'refused';
    if (!visitor.plan.hasScript) return undefined;
    const text =
      (await page.locator('[data-product-status]').first().textContent({ timeout: 500 })) ?? '';
    if (text.startsWith('Added!')) return 'done';
    return text === '' || text === 'Adding…' || text === 'Adding...' ? undefined : 'refused';
  });
  return answer ?? 'nothing';
}

interface ShownLine {
  title: string;
  quantity: number;
}

/** The cart as it is in the page. */
const readLines = async (page: Page): Promise<ShownLine[]> => {
  const read = page.locator('.pl-cart-lines [data-line-id]').evaluateAll((lines) =>
    lines.map((line) => ({
      title: line.querySelector('a')?.textContent?.trim() ?? '',
      quantity: Number(line.querySelector<HTMLInputElement>('[name="quantity"]')?.value),
    })),
  );
  const lines = await within(3000, read);
  if (!lines) throw new Error('The page of the cart does not answer.');
  return lines;
};

/** The script waits for the server's answer while something is marked as pending. */
const isSettled = async (page: Page): Promise<boolean> =>
  (await page.locator('.pl-cart [data-pending]').count()) === 0;

async function openCart({ origin, plan, page }: Visitor, limit?: number): Promise<boolean> {
  if (!(await open(page, `${origin}/cart`, limit))) return false;
  if (!plan.hasScript) return true;
  const attached = await until(
    async () =>
      (await page.locator('.pl-block-cart[data-attached]').count()) > 0 ? true : undefined,
    limit,
  );
  return attached ?? false;
}

export async function changeQuantity(visitor: Visitor): Promise<void> {
  const { page, expected, random, plan } = visitor;
  const wanted = random.whole(1, 3);
  if (!(await openCart(visitor))) return;
  const [line] = await readLines(page).catch(() => []);
  if (!line) return;
  const field = page.getByLabel(`Quantity of ${line.title}`).first();
  const isTyped = await field.fill(String(wanted), { timeout: 1500 }).then(
    () => true,
    () => false,
  );
  if (!isTyped) return;
  await field.press('Enter', { timeout: 1500 }).catch(() => undefined);
  const answer = await until<Acknowledgement>(async () => {
    if (plan.hasScript) {
      if (!(await isSettled(page))) return undefined;
    } else if (await page.getByRole('alert').first().isVisible()) return 'refused';
    if (!(await isSitePage(page))) return undefined;
    const now = (await readLines(page)).find(({ title }) => title === line.title);
    return now?.quantity === wanted ? 'done' : plan.hasScript ? 'refused' : undefined;
  });
  expectChange(expected, { title: line.title, answer: answer ?? 'nothing' }, () => wanted);
}

export async function removeLine(visitor: Visitor): Promise<void> {
  const { page, expected, plan } = visitor;
  if (!(await openCart(visitor))) return;
  const [line] = await readLines(page).catch(() => []);
  if (!line) return;
  const isPressed = await page
    .getByRole('button', { name: `Remove ${line.title}` })
    .first()
    .click({ timeout: 1500 })
    .then(
      () => true,
      () => false,
    );
  const isGone = () =>
    until<Acknowledgement>(async () => {
      if (plan.hasScript && !(await isSettled(page))) return undefined;
      if (!(await isSitePage(page))) return undefined;
      const isThere = (await readLines(page)).some(({ title }) => title === line.title);
      return isThere ? (plan.hasScript ? 'refused' : undefined) : 'done';
    });
  // A click that timed out may still have taken effect: without a script it waits for the answer's page.
  const answer = isPressed ? await isGone() : 'nothing';
  expectChange(expected, { title: line.title, answer: answer ?? 'nothing' }, () => 0);
}

/** Two tabs of one browser add something to the cart at the same moment: both items are in it. */
export async function raceTwoTabs(visitor: Visitor): Promise<void> {
  const { context, page, origin, random, expected } = visitor;
  const [one, two] = random.chance(0.5)
    ? ([pieces[0], pieces[1]] as const)
    : ([pieces[1], pieces[0]] as const);
  const other = await context.newPage();
  try {
    const opened = await Promise.all([
      open(page, `${origin}/shop/${one.slug}`),
      open(other, `${origin}/shop/${two.slug}`),
    ]);
    if (opened.includes(false)) return;
    const answers = await Promise.all([
      pressAdd(visitor, page, one),
      pressAdd(visitor, other, two),
    ]);
    for (const [index, { title }] of [one, two].entries())
      if (answers[index])
        expectChange(expected, { title, answer: answers[index] }, (quantity) => quantity + 1);
    // A pending submission continues only in this tab; closing the tab abandons it, which counts as "nothing".
  } finally {
    await closeTab(other);
  }
}

/** Buys the cart. A request without an answer is sent again from the same page. */
export async function buy(visitor: Visitor): Promise<void> {
  const { page, origin, ledger, expected, random, plan } = visitor;
  const triesAgain = random.chance(0.6);
  if (!(await open(page, `${origin}/checkout`))) return;
  visitor.purchases += 1;
  const email = `${plan.name}.buys${visitor.purchases}@example.com`;
  const isFilled = await until(async () => {
    const timeout = 1200;
    if ((await page.getByRole('button', { name: /^Place order/ }).count()) === 0) return false;
    await page.getByLabel('Email').fill(email, { timeout });
    await page.getByLabel('Name', { exact: true }).fill(plan.name, { timeout });
    await page.getByLabel('Street and number').fill('Mill Lane 1', { timeout });
    await page.getByLabel('Postal code').fill('53111', { timeout });
    await page.getByLabel('City').fill('Bonn', { timeout });
    await page.getByLabel('Country').selectOption('Germany', { timeout });
    return true;
  });
  if (!isFilled) return;
  const purchase: Purchase = {
    visitor: plan.name,
    email,
    answer: 'nothing',
    expected: new Map([...expected].map(([title, possible]) => [title, new Set(possible)])),
  };
  ledger.purchases.push(purchase);
  await placeOrder(page, purchase);
  if (purchase.answer === 'nothing' && triesAgain) {
    if (!(await isSitePage(page))) await page.goBack({ timeout: 3000 }).catch(() => null);
    await placeOrder(page, purchase);
  }
  if (purchase.answer === 'refused') await checkAddress(visitor, purchase);
  for (const [title, possible] of expected)
    if (purchase.answer === 'done') expected.set(title, new Set([0]));
    else if (purchase.answer === 'nothing') expected.set(title, new Set([0, ...possible]));
}

async function placeOrder(page: Page, purchase: Purchase): Promise<void> {
  const button = page.getByRole('button', { name: /^Place order/ });
  await button.click({ timeout: 1500, noWaitAfter: true }).catch(() => undefined);
  const answer = await until<Acknowledgement>(async () => {
    const { pathname, searchParams } = new URL(page.url());
    const orderId = searchParams.get('order');
    if (orderId !== null && (await isSitePage(page))) {
      // That page does not know whether it was paid either.
      if (pathname === '/order-received') return 'nothing';
      purchase.orderId = orderId;
      return 'done';
    }
    return (await page.getByRole('alert').first().isVisible()) ? 'refused' : undefined;
  });
  purchase.answer = answer ?? 'nothing';
}

/** A refused page comes back with the entries. */
async function checkAddress(
  { page, ledger }: Visitor,
  { visitor, email }: Purchase,
): Promise<void> {
  const field = page.getByLabel('Email');
  if (!(await within(1500, field.count()))) return;
  const held = await field.inputValue({ timeout: 1500 }).catch(() => undefined);
  if (held !== undefined && held !== email)
    ledger.complaints.push(
      `${visitor}: the refused checkout has lost ${email}; it holds "${held}".`,
    );
}

/** At the end, without faults: waiting changes arrive, and the cart has one of the expected contents. */
export async function checkCart(visitor: Visitor): Promise<void> {
  const { page, expected, ledger, plan } = visitor;
  const limit = 10_000;
  if (!(await openCart(visitor, limit))) {
    ledger.complaints.push(
      `${plan.name}: the cart's page did not come although nothing was wrong any more.`,
    );
    return;
  }
  if (plan.hasScript) {
    const settled = await until(async () => ((await isSettled(page)) ? true : undefined), limit);
    if (!settled) ledger.complaints.push(`${plan.name}: the cart still waits for the server.`);
    // The server's cart, not the script's copy.
    await openCart(visitor);
    await until(async () => ((await isSettled(page)) ? true : undefined), limit);
  }
  const problems = compareCart(await readLines(page), expected);
  ledger.complaints.push(...problems.map((problem) => `${plan.name}, cart: ${problem}`));
}
