import type { CurrencyCode } from '@plinth/commerce/money';
import { isolate, safeHref } from '@plinth/site-model';
import { Fragment, type ReactNode } from 'react';
import type { OrderEntry } from '../../shop/refundOrder';
import type { ConfigVisit } from '../configVisit';
import { addressWith, listQuery } from '../list/addressWith';
import { writeAmount } from '../products/amounts';
import { CrumbField } from '../shell/CrumbField';
import type { OrderRow } from './orderQueries';
import { moneyOf } from './OrdersPage';

interface OrderActionsProps {
  visit: ConfigVisit;
  row: OrderRow;
  entries: readonly OrderEntry[];
}

/** The past actions on an order, and those that are possible now. */
export function OrderActions({ visit, row, entries }: OrderActionsProps) {
  const { intl, rights } = visit;
  const { translate } = intl;
  const { status, grandTotal, refunded, sentAt, restockedAt } = row;
  const isPaid = status === 'paid';
  const sendsMail = visit.services.mailTransport !== undefined;
  const waiting = entries.find(({ state }) => state === 'asked');
  const owed = entries.filter(({ kind, state }) => kind === 'refund-failed' && state === 'failed');
  const left = grandTotal - refunded;
  const isEnded = entries.some(({ kind }) => kind === 'ended');
  const currencyCode = row.currencyCode as CurrencyCode;
  const form = (action: string, children: ReactNode) => {
    const query = listQuery(visit.url);
    query.delete('action');
    return (
      <form
        className="pl-config-fields"
        method="post"
        action={addressWith(`/config/orders/${row.number}/${action}`, query)}
      >
        <CrumbField visit={visit} />
        {children}
      </form>
    );
  };
  const button = (text: string, isNext = false) => (
    <div className="pl-config-row">
      <button
        type="submit"
        className="pl-config-button"
        data-style={isNext ? undefined : 'outline'}
      >
        {text}
      </button>
    </div>
  );
  const note = (label: string) => (
    <label className="pl-config-field">
      {label}
      <textarea name="text" rows={2} maxLength={2000} dir="auto" />
    </label>
  );
  return (
    <>
      {entries.length > 0 ? (
        <section aria-labelledby="entries-title">
          <h2 id="entries-title">{translate('config.orders.entries')}</h2>
          <ol className="pl-config-list">
            {entries.map((entry) => (
              <li key={entry.id} className="pl-config-item">
                <Entry visit={visit} row={row} entry={entry} />
              </li>
            ))}
          </ol>
        </section>
      ) : null}
      {!rights.mayChange('orders') ? null : (
        <>
          {waiting
            ? form(
                'refund',
                <>
                  <input type="hidden" name="entry" value={waiting.id} />
                  <p>{translate('config.orders.asked')}</p>
                  {button(translate('config.orders.askAgain'))}
                </>,
              )
            : null}
          {owed.map(({ id, amount }) => (
            <Fragment key={id}>
              {form(
                'refund',
                <>
                  <input type="hidden" name="entry" value={id} />
                  <h2>
                    {translate('config.orders.owed', {
                      amount: isolate(moneyOf(visit, row)(amount ?? 0), intl.locale),
                    })}
                  </h2>
                  <p>{translate('config.orders.owed.text')}</p>
                  <div className="pl-config-row">
                    <button type="submit" className="pl-config-button">
                      {translate('config.orders.owed.again')}
                    </button>
                    <button
                      type="submit"
                      className="pl-config-button"
                      data-style="outline"
                      name="do"
                      value="settle"
                    >
                      {translate('config.orders.owed.settle')}
                    </button>
                  </div>
                </>,
              )}
            </Fragment>
          ))}
          {isPaid && sentAt === null
            ? form(
                'sent',
                <>
                  <h2>{translate('config.orders.send')}</h2>
                  <label className="pl-config-field">
                    {translate('config.orders.send.tracking')}
                    <input
                      type="text"
                      name="tracking"
                      dir="auto"
                      autoComplete="off"
                      maxLength={500}
                    />
                  </label>
                  {note(translate('config.orders.note.what'))}
                  <label className="pl-config-check">
                    <input
                      type="checkbox"
                      name="notify"
                      value="true"
                      defaultChecked={sendsMail}
                      disabled={!sendsMail}
                      aria-describedby={sendsMail ? undefined : 'notify-what'}
                    />{' '}
                    <span>{translate('config.orders.send.notify')}</span>
                  </label>
                  {sendsMail ? null : (
                    <span className="pl-config-note" id="notify-what">
                      {translate('config.orders.send.noMail')}
                    </span>
                  )}
                  {button(translate('config.orders.send.mark'), true)}
                </>,
              )
            : null}
          {isPaid && left > 0 && !waiting ? (
            <details className="pl-config-action-box">
              <summary>{translate('config.orders.refund')}</summary>
              {form(
                'refund',
                <>
                  <label className="pl-config-field">
                    {translate('config.orders.refund.amount', { currency: currencyCode })}
                    <input
                      type="text"
                      name="amount"
                      dir="ltr"
                      inputMode="decimal"
                      autoComplete="off"
                      defaultValue={writeAmount(left, { locale: intl.locale, currencyCode })}
                    />
                  </label>
                  {restockedAt === null ? (
                    <label className="pl-config-check">
                      <input type="checkbox" name="restock" value="true" />{' '}
                      <span>{translate('config.orders.refund.restock')}</span>
                    </label>
                  ) : null}
                  {note(translate('config.orders.note'))}
                  {button(translate('config.orders.refund.now'))}
                </>,
              )}
            </details>
          ) : null}
          {isPaid && sentAt === null && !waiting ? (
            <details className="pl-config-action-box">
              <summary>{translate('config.orders.cancel')}</summary>
              {form(
                'cancel',
                <>
                  <p>
                    {translate('config.orders.cancel.text', { amount: moneyOf(visit, row)(left) })}
                  </p>
                  {note(translate('config.orders.note'))}
                  {button(translate('config.orders.cancel.now'))}
                </>,
              )}
            </details>
          ) : null}
          {isPaid && row.kind === 'subscription' && !isEnded ? (
            <details className="pl-config-action-box">
              <summary>{translate('config.orders.end')}</summary>
              {form(
                'end',
                <>
                  <p>{translate('config.orders.end.text')}</p>
                  {note(translate('config.orders.note'))}
                  {button(translate('config.orders.end.now'))}
                </>,
              )}
            </details>
          ) : null}
          {refunded > 0 && restockedAt === null
            ? form('restock', button(translate('config.orders.restock')))
            : null}
          <details className="pl-config-action-box">
            <summary>{translate('config.orders.addNote')}</summary>
            {form(
              'note',
              <>
                {note(translate('config.orders.note.what'))}
                {button(translate('config.orders.note.save'))}
              </>,
            )}
          </details>
        </>
      )}
    </>
  );
}

const entryKinds = [
  ...(['sent', 'note', 'refund', 'cancelled'] as const),
  ...(['renewed', 'not-renewed', 'ended', 'disputed'] as const),
  ...(['dispute-won', 'dispute-lost'] as const),
  ...(['unpaid', 'resumed', 'refund-failed'] as const),
] as const;

/** The states of an entry that are shown, and the style of each. */
const statusOfEntry = {
  asked: 'pending',
  refused: 'declined',
  failed: 'declined',
  settled: undefined,
} as const;
const entryStates = Object.keys(statusOfEntry) as (keyof typeof statusOfEntry)[];

/** One action: its name, time, account and note. A note that is an address is a link. */
function Entry({ visit, row, entry }: Omit<OrderActionsProps, 'entries'> & { entry: OrderEntry }) {
  const { intl } = visit;
  const { translate } = intl;
  const { kind, at, actor, text, amount, state } = entry;
  const known = entryKinds.find((one) => one === kind);
  const marked = entryStates.find((one) => one === state);
  const isLink = /^https?:\/\/\S+$/.test(text);
  return (
    <>
      <span className="pl-config-item-title">
        <span>
          {known
            ? translate(`config.orders.entry.${known}`, {
                amount: isolate(moneyOf(visit, row)(amount ?? 0), intl.locale),
              })
            : kind}
        </span>
        {marked ? (
          <span className="pl-config-status" data-status={statusOfEntry[marked]}>
            {translate(`config.orders.entry.${marked}`)}
          </span>
        ) : null}
      </span>
      {text === '' ? null : (
        <span className="pl-config-answer">
          {isLink ? (
            <a href={safeHref(text)} rel="noopener noreferrer" target="_blank">
              {text}
            </a>
          ) : (
            <bdi>{text}</bdi>
          )}
        </span>
      )}
      <span className="pl-config-item-facts">
        <time dateTime={at.toISOString()}>{intl.moment(at)}</time>
        <bdi>{actor}</bdi>
      </span>
    </>
  );
}
