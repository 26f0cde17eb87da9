import type { PageDefinition } from '@plinth/site-renderer';
import type { OpenSession } from '../security/sessions';
import type { Services } from '../services';
import { isProtected } from '../site/isProtected';
import { readPlans } from './memberPlans';
import { ordersOf } from './ordersOf';

/**
 * Whether a visitor may see a page ([RUN-10d], [SRV-105]): a page for members requires a sign-in, and a page that names
 * plans requires one of them with paid renewals. Accounts that work on the site see every page.
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
