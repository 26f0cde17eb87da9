import type { Locator, Page } from '@playwright/test';
import type { SentForm, Acknowledgement } from './ledger';
import { isSitePage, open, until, within } from './patience';
import type { Visitor } from './visitor';

const topics = ['A question', 'An order', 'A visit', 'Something arrived broken'] as const;
const thanks = 'Thank you for your message';

/** The server refuses submissions within the first 1.5 seconds, and a page cannot have stored them by then. */
const shortestVisit = 1600;

/** Writes to the studio. A message that was refused, or had no answer, is sent again as people do. */
export async function writeMessage(visitor: Visitor, page: Page = visitor.page): Promise<void> {
  const { random, origin, ledger } = visitor;
  const nextWay = () => random.pick(['again', 'again', 'reload', 'leave'] as const);
  const ways = [nextWay(), nextWay()];
  const isImpatient = random.chance(0.4);
  const glance = random.whole(20, 500);
  const submission = newSubmission(visitor);
  const opened = Date.now();
  if (!(await open(page, `${origin}/contact`))) return;
  const form = page.locator('#block-contact-form');
  if (!(await fill(form, submission))) return;
  ledger.submissions.push(submission);

  for (const way of [...ways, 'leave' as const]) {
    await waitOut(shortestVisit - (Date.now() - opened));
    await form
      .getByRole('button', { name: 'Send' })
      .click({ timeout: 2000 })
      .catch(() => undefined);
    if (isImpatient && way === ways[0] && visitor.keepsDrafts()) {
      // Reloads while the submission is being sent, and sends the restored entries.
      await waitOut(glance);
      if (!(await comeBack(visitor, { page, form, submission }))) return;
      continue;
    }
    submission.answer = await outcome(page, form);
    if (submission.answer === 'done') return;
    await checkEntries(visitor, { page, form, submission, when: `after "${submission.answer}"` });
    if (way === 'leave') return;
    if (way === 'reload' && !(await comeBack(visitor, { page, form, submission }))) return;
  }
}

function newSubmission(visitor: Visitor): SentForm {
  const { plan, random } = visitor;
  visitor.submissions += 1;
  const message = `Message ${visitor.submissions} of ${plan.name}: ${random.whole(100_000, 999_999)} Grüße 👋`;
  return {
    visitor: plan.name,
    name: `Visitor ${plan.name}`,
    email: `${plan.name}.${visitor.submissions}@example.com`,
    topic: random.pick(topics),
    message,
    answer: 'nothing',
  };
}

const entriesOf = (form: Locator) => [
  form.getByLabel('Name'),
  form.getByLabel('Email'),
  form.getByLabel('What is it about?'),
  form.getByLabel('Message'),
];
const messagesOfSite = ({ name, email, topic, message }: SentForm) => [name, email, topic, message];

async function fill(form: Locator, submission: SentForm): Promise<boolean> {
  const [name, email, topic, message] = entriesOf(form) as [Locator, Locator, Locator, Locator];
  const written = await until(async () => {
    const timeout = 1500;
    await name.fill(submission.name, { timeout });
    await email.fill(submission.email, { timeout });
    await topic.selectOption(submission.topic, { timeout });
    await message.fill(submission.message, { timeout });
    // A visitor who sees an earlier draft restored into an entry while typing types again.
    const held = await Promise.all(entriesOf(form).map((entry) => entry.inputValue({ timeout })));
    return messagesOfSite(submission).every((word, index) => held[index] === word)
      ? true
      : undefined;
  });
  return written ?? false;
}

async function outcome(page: Page, form: Locator): Promise<Acknowledgement> {
  const answer = await until(async () => {
    if (await page.getByText(thanks).first().isVisible()) return 'done' as const;
    const summary = form.locator('.pl-form-summary');
    if (!(await summary.isVisible()) || (await form.locator('[aria-busy="true"]').count()) > 0)
      return undefined;
    return ((await summary.textContent()) ?? '') === '' ? undefined : ('refused' as const);
  });
  return answer ?? 'nothing';
}

interface Held {
  page: Page;
  form: Locator;
  submission: SentForm;
}

/** No entry is ever lost: an unacknowledged entry is still in its field. */
async function checkEntries(
  visitor: Visitor,
  { page, form, submission, when }: Held & { when: string },
): Promise<void> {
  // Without a script the browser shows its own page instead of ours; it cannot be inspected until it goes back.
  if (!(await isSitePage(page))) return;
  const held = await Promise.all(
    entriesOf(form).map((entry) => entry.inputValue({ timeout: 2000 }).catch(() => undefined)),
  );
  if (await within(1500, page.getByText(thanks).first().isVisible())) {
    submission.answer = 'done';
    return;
  }
  if (held.includes(undefined) && !(await isSitePage(page))) return;
  const lost = messagesOfSite(submission).filter((word, index) => held[index] !== word);
  if (lost.length > 0)
    visitor.ledger.complaints.push(
      `${submission.visitor}: ${when} the form has lost ${JSON.stringify(lost)}; it holds ${JSON.stringify(held)}.`,
    );
}

/** Reloads the page. @returns whether there is something to send again */
async function comeBack(visitor: Visitor, { page, form, submission }: Held): Promise<boolean> {
  if (!visitor.plan.hasScript) {
    // Goes back to the filled page in the browser's cache.
    if (!(await isSitePage(page))) await page.goBack({ timeout: 3000 }).catch(() => null);
    await checkEntries(visitor, { page, form, submission, when: 'after going back' });
    return isSitePage(page);
  }
  // Without its script a page leaves its entries to the browser, which discards them here.
  const hadScript = await within(
    1000,
    page.evaluate(() => 'pageStarted' in document.documentElement.dataset),
  );
  if (!(await open(page, `${visitor.origin}/contact`))) return false;
  if (!visitor.keepsDrafts()) return false;
  const isBack = await until(async () => {
    const held = await form.getByLabel('Message').inputValue({ timeout: 1000 });
    return held === submission.message ? true : undefined;
  });
  if (isBack) {
    await checkEntries(visitor, { page, form, submission, when: 'after a reload' });
    return true;
  }
  // A draft is kept for a day, by the browser's clock; it is removed when the submission has been stored meanwhile.
  // Where the page's script failed to load, it waits in the storage for a page whose script loads.
  submission.isGone =
    hadScript === true &&
    visitor.plan.consent === 'accept' &&
    !(await wasShifted(visitor)) &&
    !(await isInStorage(page, submission.message));
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

/** A browser whose pages are about to close may not answer at all. */
const wasShifted = async ({ context }: Visitor): Promise<boolean> =>
  (await within(3000, context.cookies()))?.some(({ name }) => name === 'test-clock-shift') ?? false;

const waitOut = (milliseconds: number) =>
  new Promise((resolve) => setTimeout(resolve, Math.max(0, milliseconds)));
