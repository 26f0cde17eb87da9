import type { Locator, Page } from '@playwright/test';
import type { Letter, Told } from './ledger';
import { isSitePage, open, until, within } from './patience';
import type { Visitor } from './visitor';

const topics = ['A question', 'An order', 'A visit', 'Something arrived broken'] as const;
const thanks = 'Thank you. Your letter lies on the bench';

/** A person writes no letter within the first 1.5 seconds: the server takes none, and a page has had no chance to keep it. */
const shortestVisit = 1600;

/** Writes to the studio. A message that was refused, or had no answer, is sent again as people do. */
export async function writeMessage(visitor: Visitor, page: Page = visitor.page): Promise<void> {
  const { random, origin, ledger } = visitor;
  const nextWay = () => random.pick(['again', 'again', 'reload', 'leave'] as const);
  const ways = [nextWay(), nextWay()];
  const isImpatient = random.chance(0.4);
  const glance = random.whole(20, 500);
  const letter = newLetter(visitor);
  const opened = Date.now();
  if (!(await open(page, `${origin}/contact`))) return;
  const form = page.locator('#block-contact-form');
  if (!(await fill(form, letter))) return;
  ledger.letters.push(letter);

  for (const way of [...ways, 'leave' as const]) {
    await waitOut(shortestVisit - (Date.now() - opened));
    await form
      .getByRole('button', { name: 'Send' })
      .click({ timeout: 2000 })
      .catch(() => undefined);
    if (isImpatient && way === ways[0] && visitor.keepsDrafts()) {
      // Reloads while the letter is on its way, and sends what comes back.
      await waitOut(glance);
      if (!(await comeBack(visitor, { page, form, letter }))) return;
      continue;
    }
    letter.told = await outcome(page, form);
    if (letter.told === 'done') return;
    await checkEntries(visitor, { page, form, letter, when: `after "${letter.told}"` });
    if (way === 'leave') return;
    if (way === 'reload' && !(await comeBack(visitor, { page, form, letter }))) return;
  }
}

function newLetter(visitor: Visitor): Letter {
  const { plan, random } = visitor;
  visitor.letters += 1;
  const message = `Letter ${visitor.letters} of ${plan.name}: ${random.whole(100_000, 999_999)} Grüße 👋`;
  return {
    visitor: plan.name,
    name: `Visitor ${plan.name}`,
    email: `${plan.name}.${visitor.letters}@example.com`,
    topic: random.pick(topics),
    message,
    told: 'nothing',
  };
}

const entriesOf = (form: Locator) => [
  form.getByLabel('Name'),
  form.getByLabel('Email'),
  form.getByLabel('What is it about?'),
  form.getByLabel('Message'),
];
const messagesOfSite = ({ name, email, topic, message }: Letter) => [name, email, topic, message];

async function fill(form: Locator, letter: Letter): Promise<boolean> {
  const [name, email, topic, message] = entriesOf(form) as [Locator, Locator, Locator, Locator];
  const written = await until(async () => {
    const timeout = 1500;
    await name.fill(letter.name, { timeout });
    await email.fill(letter.email, { timeout });
    await topic.selectOption(letter.topic, { timeout });
    await message.fill(letter.message, { timeout });
    // A visitor who sees an earlier draft come back into an entry while they write into it writes once more.
    const held = await Promise.all(entriesOf(form).map((entry) => entry.inputValue({ timeout })));
    return messagesOfSite(letter).every((word, index) => held[index] === word) ? true : undefined;
  });
  return written ?? false;
}

async function outcome(page: Page, form: Locator): Promise<Told> {
  const told = await until(async () => {
    if (await page.getByText(thanks).first().isVisible()) return 'done' as const;
    const summary = form.locator('.pl-form-summary');
    if (!(await summary.isVisible()) || (await form.locator('[aria-busy="true"]').count()) > 0)
      return undefined;
    return ((await summary.textContent()) ?? '') === '' ? undefined : ('refused' as const);
  });
  return told ?? 'nothing';
}

interface Held {
  page: Page;
  form: Locator;
  letter: Letter;
}

/** Nothing typed is ever lost: what was not acknowledged still stands in its fields. */
async function checkEntries(
  visitor: Visitor,
  { page, form, letter, when }: Held & { when: string },
): Promise<void> {
  // Without a script the browser shows its own page in place of ours; there is nothing to look into until it goes back.
  if (!(await isSitePage(page))) return;
  const held = await Promise.all(
    entriesOf(form).map((entry) => entry.inputValue({ timeout: 2000 }).catch(() => undefined)),
  );
  if (await within(1500, page.getByText(thanks).first().isVisible())) {
    letter.told = 'done';
    return;
  }
  if (held.includes(undefined) && !(await isSitePage(page))) return;
  const lost = messagesOfSite(letter).filter((word, index) => held[index] !== word);
  if (lost.length > 0)
    visitor.ledger.complaints.push(
      `${letter.visitor}: ${when} the form has lost ${JSON.stringify(lost)}; it holds ${JSON.stringify(held)}.`,
    );
}

/** Loads the page anew. @returns whether there is something to send again */
async function comeBack(visitor: Visitor, { page, form, letter }: Held): Promise<boolean> {
  if (!visitor.plan.hasScript) {
    // Back to the filled page, as the browser kept it.
    if (!(await isSitePage(page))) await page.goBack({ timeout: 3000 }).catch(() => null);
    await checkEntries(visitor, { page, form, letter, when: 'after going back' });
    return isSitePage(page);
  }
  // A page whose script never came leaves its entries to the browser alone, which forgets them on this way.
  const hadScript = await within(
    1000,
    page.evaluate(() => 'pageStarted' in document.documentElement.dataset),
  );
  if (!(await open(page, `${visitor.origin}/contact`))) return false;
  if (!visitor.keepsDrafts()) return false;
  const isBack = await until(async () => {
    const held = await form.getByLabel('Message').inputValue({ timeout: 1000 });
    return held === letter.message ? true : undefined;
  });
  if (isBack) {
    await checkEntries(visitor, { page, form, letter, when: 'after a reload' });
    return true;
  }
  // A draft is kept for a day, by whichever clock the browser goes; it goes when the letter has been stored meanwhile.
  // Where the page's script did not come, it waits in the storage for the page whose script does.
  letter.isGone =
    hadScript === true &&
    visitor.plan.consent === 'accept' &&
    !(await wasShifted(visitor)) &&
    !(await isInStorage(page, letter.message));
  return false;
}

const isInStorage = async (page: Page, text: string): Promise<boolean> =>
  (await within(
    1500,
    page.evaluate(
      (sought) =>
        Object.values({ ...sessionStorage }).some((kept) => String(kept).includes(sought)),
      text,
    ),
  )) ?? false;

/** A browser whose pages are about to close may give no answer at all. */
const wasShifted = async ({ context }: Visitor): Promise<boolean> =>
  (await within(3000, context.cookies()))?.some(({ name }) => name === 'test-clock-shift') ?? false;

const waitOut = (milliseconds: number) =>
  new Promise((resolve) => setTimeout(resolve, Math.max(0, milliseconds)));
