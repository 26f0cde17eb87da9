import type { PaymentAccount } from '../../payments/paymentAccounts';
import { stripeEvents } from '../../payments/stripe/stripeEvents';
import type { ConfigVisit } from '../configVisit';
import { ConfigShell } from '../shell/ConfigShell';
import { DeleteForm } from '../shell/DeleteForm';
import { Notice } from '../shell/Notice';
import { Refusal } from '../shell/Refusal';
import { PlainSettingsForm } from '../shell/PlainSettingsForm';
import { TextEntry } from '../shell/TextEntry';
import { isTestKey, type PaymentProblem, type StripeKeys } from './paymentKeys';

export const paymentsAddress = '/config/settings/payments';

export interface PaymentsPageProps {
  visit: ConfigVisit;
  /** The account that receives the site's payments now. */
  account: PaymentAccount | undefined;
  /** The typed or stored key; the secrets are never shown. */
  publishableKey: string;
  /** The address to which Stripe sends events. */
  eventsAddress: string;
  base: string;
  problem?: PaymentProblem | undefined;
  notice?: string | undefined;
}

const fieldOf: Readonly<Record<PaymentProblem, keyof StripeKeys>> = {
  publishableKey: 'publishableKey',
  secretKey: 'secretKey',
  webhookSecret: 'webhookSecret',
  mixed: 'secretKey',
  refused: 'secretKey',
  forbidden: 'secretKey',
  unanswered: 'secretKey',
  conflict: 'publishableKey',
};

/** The settings of the account for a site's payments: its own account, or that of the server. */
export function PaymentsPage(props: PaymentsPageProps) {
  const { visit, account, publishableKey, eventsAddress, base, problem, notice } = props;
  const { intl, rights } = visit;
  const { translate } = intl;
  const mayChange = rights.mayChange('settings');
  const problemAt = (name: keyof StripeKeys) =>
    problem && fieldOf[problem] === name
      ? translate(`config.payments.problem.${problem}`)
      : undefined;
  const secretNote = (what: 'secretKey' | 'webhookSecret') =>
    translate(account ? 'config.payments.kept' : `config.payments.${what}.what`);
  return (
    <ConfigShell visit={visit} part="settings" title={translate('config.payments')}>
      <p className="pl-config-crumbs">
        <a href="/config/settings">{translate('config.part.settings')}</a>
      </p>
      <h1>{translate('config.payments')}</h1>
      <Notice>{notice}</Notice>
      {problem ? (
        <Refusal>
          <a href={`#${fieldOf[problem]}`}>{translate(`config.payments.problem.${problem}`)}</a>
        </Refusal>
      ) : null}
      <Destination visit={visit} account={account} />
      <PlainSettingsForm
        visit={visit}
        action={paymentsAddress}
        base={base}
        legend={translate('config.payments.own')}
        isLegendShown
        isRefused={problem !== undefined}
        isSaved={Boolean(notice)}
      >
        <p className="pl-config-note">{translate('config.payments.own.what')}</p>
        <div className="pl-config-form-list">
          <TextEntry
            id="publishableKey"
            label={translate('config.payments.publishableKey')}
            what={translate('config.payments.publishableKey.what')}
            value={publishableKey}
            problem={problemAt('publishableKey')}
            direction="ltr"
          />
          <TextEntry
            id="secretKey"
            type="password"
            label={translate('config.payments.secretKey')}
            what={secretNote('secretKey')}
            problem={problemAt('secretKey')}
            direction="ltr"
          />
          <TextEntry
            id="webhookSecret"
            type="password"
            label={translate('config.payments.webhookSecret')}
            what={secretNote('webhookSecret')}
            problem={problemAt('webhookSecret')}
            direction="ltr"
          />
        </div>
        <details className="pl-config-action-box">
          <summary>{translate('config.payments.events')}</summary>
          <p>{translate('config.payments.events.what')}</p>
          <p>
            <code dir="ltr">{eventsAddress}</code>
          </p>
          <ul>
            {stripeEvents.map((name) => (
              <li key={name}>
                <code dir="ltr">{name}</code>
              </li>
            ))}
          </ul>
        </details>
      </PlainSettingsForm>
      {account && mayChange ? (
        <DeleteForm
          visit={visit}
          action={`${paymentsAddress}/leave`}
          label={translate('config.payments.leave')}
          text={translate('config.payments.leave.text')}
        />
      ) : null}
    </ConfigShell>
  );
}

/** Shows the account for payments, and says clearly if no money is charged. */
function Destination({ visit, account }: Pick<PaymentsPageProps, 'visit' | 'account'>) {
  const { translate } = visit.intl;
  const { form } = visit.services.serverPayments;
  const isOfServer = form?.kind === 'stripe';
  const isTest = account
    ? isTestKey(account.publishableKey)
    : !isOfServer || isTestKey(form.publishableKey);
  return (
    <section className="pl-config-overview" aria-labelledby="destination">
      <h2 id="destination">{translate('config.payments.now')}</h2>
      <p className="pl-config-item-title">
        <span>
          {account ? (
            <>
              <strong>
                <bdi>{account.name}</bdi>
              </strong>{' '}
              <code dir="ltr">{account.stripeId}</code>
            </>
          ) : (
            translate(isOfServer ? 'config.payments.server' : 'config.payments.none')
          )}
        </span>
        <span className="pl-config-status" data-status={isTest ? 'pending' : 'paid'}>
          {translate(isTest ? 'config.payments.test' : 'config.payments.live')}
        </span>
      </p>
      {isTest ? <p className="pl-config-note">{translate('config.payments.test.what')}</p> : null}
    </section>
  );
}
