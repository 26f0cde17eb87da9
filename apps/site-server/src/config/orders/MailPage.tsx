import { isolate } from '@plinth/site-model';
import { mailText } from '../../mail/mailText';
import { mailAddress } from '../../mail/mailAddress';
import type { OrderMail } from '../../mail/orderMail';
import type { ConfigVisit } from '../configVisit';
import { ConfigShell } from '../shell/ConfigShell';
import { PassFrame } from '../shell/PassFrame';
import type { OrderRow } from './orderQueries';

export interface MailPageProps {
  visit: ConfigVisit;
  row: OrderRow;
  mail: OrderMail;
  /** Whether this account may download it. */
  isWhole: boolean;
}

/** A mail with its headers. The owner sends it with their own mail program. */
export function MailPage({ visit, row, mail, isWhole }: MailPageProps) {
  const { intl } = visit;
  const { translate } = intl;
  const { number } = row;
  const { subject, to, locale, direction } = mail;
  const address = `/config/orders/${number}`;
  return (
    <ConfigShell
      visit={visit}
      part="orders"
      title={translate('config.orderMail.title', { number })}
    >
      <p className="pl-config-crumbs">
        <a href="/config/orders">{translate('config.part.orders')}</a>{' '}
        <a href={address}>{translate('config.orders.number', { number })}</a>
      </p>
      <h1>{translate('config.orderMail.title', { number })}</h1>
      <p className="pl-config-note">{translate('config.orderMail.lead')}</p>
      <dl className="pl-config-facts">
        <div>
          <dt>{translate('config.orderMail.to')}</dt>
          <dd>
            <bdi>{[to.name, to.name ? `<${to.email}>` : to.email].filter(Boolean).join(' ')}</bdi>
          </dd>
        </div>
        <div>
          <dt>{translate('config.orderMail.subject')}</dt>
          <dd>
            <bdi lang={locale}>{subject}</bdi>
          </dd>
        </div>
      </dl>
      {isWhole && mailAddress(to.email) === undefined ? (
        <p>{translate('config.orderMail.noAddress', { email: isolate(to.email, intl.locale) })}</p>
      ) : null}
      {isWhole ? (
        <p>
          <a className="pl-config-button" href={`${address}/mail.eml`} download>
            {translate('config.orderMail.download')}
          </a>
        </p>
      ) : (
        <p>{translate('config.orderMail.masked')}</p>
      )}
      <section className="pl-config-mail" aria-labelledby="mail-html">
        <h2 id="mail-html">{translate('config.orderMail.html')}</h2>
        <PassFrame translate={translate} name="mail">
          {/* It keeps its origin, for the pictures of products; its scripts do not run, and its links lead nowhere. */}
          <iframe
            title={translate('config.orderMail.html')}
            sandbox="allow-same-origin"
            src={`${address}/mail.html`}
          />
        </PassFrame>
      </section>
      <section aria-labelledby="mail-text">
        <h2 id="mail-text">{translate('config.orderMail.text')}</h2>
        <pre className="pl-config-mail-text" lang={locale} dir={direction}>
          {mailText(mail)}
        </pre>
      </section>
    </ConfigShell>
  );
}
