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

/** A mail beside what stands on its envelope. It is sent by the reader's own mail program. */
export function MailPage({ visit, row, mail, isWhole }: MailPageProps) {
  const { words } = visit;
  const { t } = words;
  const { number } = row;
  const { subject, to, locale, direction } = mail;
  const address = `/config/orders/${number}`;
  return (
    <ConfigShell visit={visit} part="orders" title={t('config.letter.title', { number })}>
      <p className="pl-config-crumbs">
        <a href="/config/orders">{t('config.part.orders')}</a>{' '}
        <a href={address}>{t('config.orders.number', { number })}</a>
      </p>
      <h1>{t('config.letter.title', { number })}</h1>
      <p className="pl-config-note">{t('config.letter.lead')}</p>
      <dl className="pl-config-facts">
        <div>
          <dt>{t('config.letter.to')}</dt>
          <dd>
            <bdi>{[to.name, to.name ? `<${to.email}>` : to.email].filter(Boolean).join(' ')}</bdi>
          </dd>
        </div>
        <div>
          <dt>{t('config.letter.subject')}</dt>
          <dd>
            <bdi lang={locale}>{subject}</bdi>
          </dd>
        </div>
      </dl>
      {isWhole && mailAddress(to.email) === undefined ? (
        <p>{t('config.letter.noAddress', { email: isolate(to.email, words.locale) })}</p>
      ) : null}
      {isWhole ? (
        <p>
          <a className="pl-config-button" href={`${address}/letter.eml`} download>
            {t('config.letter.download')}
          </a>
        </p>
      ) : (
        <p>{t('config.letter.masked')}</p>
      )}
      <section className="pl-config-letter" aria-labelledby="letter-html">
        <h2 id="letter-html">{t('config.letter.html')}</h2>
        <PassFrame t={t} name="letter">
          {/* Its own origin, for the pictures of products; nothing in it runs, and it leads nowhere. */}
          <iframe
            title={t('config.letter.html')}
            sandbox="allow-same-origin"
            src={`${address}/letter.html`}
          />
        </PassFrame>
      </section>
      <section aria-labelledby="letter-text">
        <h2 id="letter-text">{t('config.letter.text')}</h2>
        <pre className="pl-config-letter-text" lang={locale} dir={direction}>
          {mailText(mail)}
        </pre>
      </section>
    </ConfigShell>
  );
}
