import { isolate } from '@plinth/site-model';
import type { ConfigVisit } from '../configVisit';
import { translateMail } from '../../mail/translateMail';
import { addressWith } from '../list/addressWith';
import { CrumbField } from '../shell/CrumbField';
import { mailtoHref } from '../shell/mailtoHref';
import type { OrderRow } from './orderQueries';

interface ReviewRequestProps {
  visit: ConfigVisit;
  row: OrderRow;
  /** The link to send, once it was created. */
  link: string | undefined;
}

/** Creates the link with which a buyer writes reviews; the owner sends it, not the server. */
export function ReviewRequest({ visit, row, link }: ReviewRequestProps) {
  const { intl, rights } = visit;
  const { translate } = intl;
  if (!rights.mayChange('orders')) return null;
  return (
    <section aria-labelledby="review-heading" className="pl-config-fields">
      <h2 id="review-heading">{translate('config.orders.review')}</h2>
      {link === undefined ? (
        <form
          className="pl-config-fields"
          method="post"
          action={addressWith(`/config/orders/${row.number}/review`, visit.url.searchParams)}
        >
          <CrumbField visit={visit} />
          <p className="pl-config-note">{translate('config.orders.review.what')}</p>
          <div>
            <button type="submit" className="pl-config-button" data-style="outline">
              {translate('config.orders.review.ask')}
            </button>
          </div>
        </form>
      ) : (
        <>
          <label className="pl-config-field">
            {translate('config.orders.review.link')}
            {/* The created link gets the focus, because the owner has to copy it. */}
            {/* eslint-disable-next-line jsx-a11y/no-autofocus */}
            <input type="text" readOnly autoFocus dir="ltr" defaultValue={link} />
          </label>
          <p>
            <a className="pl-config-button" href={mailTo(visit, row, link)}>
              {translate('config.orders.review.mail', { email: isolate(row.email, intl.locale) })}
            </a>
          </p>
        </>
      )}
    </section>
  );
}

/** The address of a mail to the buyer, in the language of the site. */
function mailTo({ site: { definition } }: ConfigVisit, row: OrderRow, link: string) {
  const { title } = definition;
  const { name } = row.address;
  const paragraphs = [
    name
      ? translateMail(definition, 'mail.greeting', { name })
      : translateMail(definition, 'mail.greetingWithoutName'),
    `${translateMail(definition, 'mail.review.text')}\r\n${link}`,
    translateMail(definition, 'mail.review.once'),
    title,
  ];
  return mailtoHref(row.email, {
    subject: translateMail(definition, 'mail.review.subject', { site: title }),
    body: paragraphs.join('\r\n\r\n'),
  });
}
