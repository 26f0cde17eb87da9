import { recordAction } from '../../audit/recordAction';
import {
  leaveAccount,
  readCurrentAccount,
  useAccount,
  type PaymentAccount,
} from '../../payments/paymentAccounts';
import { paymentEventsPath } from '../../payments/paymentRoutes';
import { createStripeClient } from '../../payments/stripe/createStripeClient';
import { readStripeAccount, type AccountAnswer } from '../../payments/stripe/readStripeAccount';
import { withTimeout } from '../../shop/withTimeout';
import type { ConfigArea } from '../configArea';
import type { ConfigVisit } from '../configVisit';
import { stateOf } from '../revisions/saveRevision';
import { sendConfigPage } from '../shell/sendConfigPage';
import { problemOfKeys, type PaymentProblem, type StripeKeys } from './paymentKeys';
import { paymentsAddress, PaymentsPage } from './PaymentsPage';

/** Registers the settings of the site's own account at the payment provider. */
export function registerPaymentSettings(area: ConfigArea): void {
  area.show(paymentsAddress, 'settings', async (visit) => {
    const { url, intl } = visit;
    const saved = url.searchParams.get('saved');
    const done = saved === null ? undefined : saved === 'left' ? 'left' : 'saved';
    return send(visit, { notice: done && intl.translate(`config.payments.${done}`) });
  });

  area.change(paymentsAddress, 'settings', async (visit) => {
    const { services, site, posted, now, c } = visit;
    const siteId = site.definition.id;
    const before = await readCurrentAccount(services.db, siteId);
    const typed = (name: keyof StripeKeys) => (posted.get(name) ?? '').trim();
    const publishableKey = typed('publishableKey');
    const keys: StripeKeys = {
      publishableKey,
      secretKey: typed('secretKey') || (before?.secretKey ?? ''),
      webhookSecret: typed('webhookSecret') || (before?.webhookSecret ?? ''),
    };
    const refuse = (problem: PaymentProblem, status = 422) =>
      send(visit, { problem, publishableKey }, status);
    if (posted.get('base') !== baseOf(before)) return refuse('conflict', 409);
    const problem = problemOfKeys(keys);
    if (problem) return refuse(problem);
    const answer = await askAccount(visit, keys.secretKey);
    if (!answer) return refuse('unanswered', 503);
    if (answer.outcome !== 'found') return refuse(answer.outcome);
    const { stripeId, name } = answer;
    await useAccount(services.db, { siteId, now, stripeId, name, ...keys });
    await note(visit, stripeId);
    services.site.forget();
    return c.redirect(`${paymentsAddress}?saved`, 303);
  });

  area.change(`${paymentsAddress}/leave`, 'settings', async (visit) => {
    const { services, site, now, c } = visit;
    await leaveAccount(services.db, site.definition.id, now);
    await note(visit, '');
    services.site.forget();
    return c.redirect(`${paymentsAddress}?saved=left`, 303);
  });
}

/** Identifies the account and its keys as an editor has read them, without revealing any of them. */
const baseOf = (account: PaymentAccount | undefined): string =>
  account ? stateOf({ ...account, addedAt: account.addedAt.getTime() }) : 'none';

/**
 * Tests the keys at Stripe.
 * @returns `undefined` if Stripe does not answer: untested keys are not saved
 */
async function askAccount(
  { services: { stripeAddress: address, paymentTimeout, log } }: ConfigVisit,
  secretKey: string,
): Promise<AccountAnswer | undefined> {
  const client = createStripeClient({ secretKey, address });
  try {
    return await withTimeout(paymentTimeout, ({ signal }) => readStripeAccount(client, signal));
  } catch (error) {
    log.warn('payment.accountUnanswered', { error });
    return undefined;
  }
}

/** Records the change of the payment account in the log for the site's administrators. */
const note = ({ services, site, now, account }: ConfigVisit, stripeId: string) =>
  recordAction(services.db, {
    siteId: site.definition.id,
    now,
    action: 'payments-changed',
    actor: account.email,
    subject: stripeId,
  });

async function send(
  visit: ConfigVisit,
  shown: { notice?: string | undefined; problem?: PaymentProblem; publishableKey?: string },
  status = 200,
): Promise<Response> {
  const { services, site, origin } = visit;
  const account = await readCurrentAccount(services.db, site.definition.id);
  return sendConfigPage(
    visit,
    <PaymentsPage
      visit={visit}
      account={account}
      publishableKey={account?.publishableKey ?? ''}
      eventsAddress={origin + paymentEventsPath}
      base={baseOf(account)}
      {...shown}
    />,
    status,
  );
}
