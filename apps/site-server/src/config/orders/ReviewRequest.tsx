import { createTranslate, isolate } from '@plinth/site-model';
import type { ConfigVisit } from '../configVisit';
import { addressWith } from '../list/addressWith';
import { CrumbField } from '../shell/CrumbField';
import { mailtoHref } from '../shell/mailtoHref';
import { configMessages } from '../messages';
import { germanConfigMessages } from '../messages.de';
import type { OrderRow } from './orderQueries';

interface ReviewRequestProps {
  visit: ConfigVisit;
  row: OrderRow;
  /** The address to send, once it was asked for. */
  link: string | undefined;
}

/** Makes the link by which a buyer writes reviews; the owner sends it, this server sends no mail. */
export function ReviewRequest({ visit, row, link }: ReviewRequestProps) {
  const { words, rights } = visit;
  const { t } = words;
  if (!rights.mayChange('orders')) return null;
  return (
    <section aria-labelledby="review-heading" className="pl-config-fields">
      <h2 id="review-heading">{t('config.orders.review')}</h2>
      {link === undefined ? (
        <form
          method="post"
          action={addressWith(`/config/orders/${row.number}/review`, visit.url.searchParams)}
        >
          <CrumbField visit={visit} />
          <p className="pl-config-note">{t('config.orders.review.what')}</p>
          <button type="submit" className="pl-config-button" data-style="outline">
            {t('config.orders.review.ask')}
          </button>
        </form>
      ) : (
        <>
          <label className="pl-config-field">
            {t('config.orders.review.link')}
            {/* The answer to the press begins where something is to be done. */}
            {/* eslint-disable-next-line jsx-a11y/no-autofocus */}
            <input type="text" readOnly autoFocus dir="ltr" defaultValue={link} />
          </label>
          <p>
            <a className="pl-config-button" href={mailTo(visit, row, link)}>
              {t('config.orders.review.mail', { email: isolate(row.email, words.locale) })}
            </a>
          </p>
        </>
      )}
    </section>
  );
}

/** A mail in the language of the site: the buyer reads it, not the owner. */
function mailTo({ site: { definition } }: ConfigVisit, row: OrderRow, link: string) {
  const { locale = 'en', messages, title } = definition;
  const isGerman = locale.toLowerCase().split('-')[0] === 'de';
  const translate = createTranslate(configMessages, {
    locale,
    overrides: { ...(isGerman ? germanConfigMessages : {}), ...messages },
  });
  const name = row.address['name'] ?? '';
  const subject = translate('config.orders.review.subject', { site: title });
  const body = translate('config.orders.review.letter', { name, link, site: title });
  return mailtoHref(row.email, { subject, body: body.replace(/\n/g, '\r\n') });
}
