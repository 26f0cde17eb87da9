import type { PageDefinition } from '@plinth/site-renderer';
import type { OpenSession } from '../security/sessions';
import type { Services } from '../services';
import { isProtected } from '../site/isProtected';
import { readPlans } from './memberPlans';
import { ordersOf } from './ordersOf';

/**
 * Whether somebody may see a page ([RUN-10d], [SRV-105]): a page for members is for who is signed in, and one that names
 * plans for members who have bought one of them and whose renewals are paid. Accounts that work on the site see every page.
 */
export async function mayEnter(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  {
    siteId,
    page,
    session,
  }: { siteId: string; page: PageDefinition; session: OpenSession | undefined },
): Promise<boolean> {
  if (!isProtected(page)) return true;
  if (!session) return false;
  const { memberPlans = [] } = page;
  if (memberPlans.length === 0 || session.account.roles.length > 0) return true;
  const bought = await ordersOf(db, { siteId, email: session.account.email });
  const plans = await readPlans(db, bought, clock());
  return plans.some(
    ({ productId, standing }) => standing !== 'unpaid' && memberPlans.includes(productId),
  );
}
