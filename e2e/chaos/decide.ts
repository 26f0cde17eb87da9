import { open, until, within } from './patience';
import type { Visitor } from './visitor';

/** Answers the cookie banner. */
export async function decide(visitor: Visitor): Promise<void> {
  const { page, origin, plan } = visitor;
  if (plan.consent === 'later' || visitor.decision) return;
  if (!(await open(page, `${origin}/`))) return;
  const name = plan.consent === 'accept' ? 'Accept' : 'Decline';
  const button = page.getByRole('button', { name, exact: true });
  await button.click({ timeout: 2500 }).catch(() => undefined);
  const isGone = await until(async () => {
    const isThere = await button.isVisible();
    const isPage = (await page.locator('main#main').count()) > 0;
    return isPage && !isThere ? true : undefined;
  });
  if (isGone && (await decisionCookie(visitor)) !== undefined)
    visitor.decision = plan.consent === 'accept' ? 'true' : 'false';
}

/** Repeated where the browser answers nothing, such as a browser whose page is about to close. */
const decisionCookie = ({ context, origin }: Visitor): Promise<string | undefined> =>
  until(async () => {
    const cookies = await within(1500, context.cookies(origin));
    return cookies?.find(({ name }) => name === 'ss_cookieAllowed')?.value;
  });

/** A visitor who has decided is not asked again, and the decision is kept. */
export async function checkDecision(visitor: Visitor): Promise<void> {
  const { decision, ledger, plan, page, origin } = visitor;
  if (!decision || !(await open(page, `${origin}/studio`))) return;
  const cookie = await decisionCookie(visitor);
  if (cookie !== decision)
    ledger.complaints.push(`${plan.name}: decided ${decision}, and the cookie says ${cookie}.`);
  const banner = page.getByRole('button', { name: 'Accept', exact: true });
  if (await within(1500, banner.isVisible()))
    ledger.complaints.push(`${plan.name}: has decided ${decision} and is asked again.`);
}

const addresses = ['/', '/studio', '/work', '/shop', '/journal', '/glaze-notes', '/no-such-page'];

/** Visits pages without changing anything. */
export async function browse({ page, origin, random }: Visitor): Promise<void> {
  for (let count = random.whole(1, 2); count > 0; count -= 1)
    await open(page, origin + random.pick(addresses), 2500);
}
