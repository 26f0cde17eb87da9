import {
  ActionButton,
  ActionNote,
  OrderActionForm,
  type OrderActionProps,
} from './OrderActionForm';

/** Marks an order as sent, and mails the tracking number to the buyer. */
export function SendOrder({ visit, row }: OrderActionProps) {
  const { translate } = visit.intl;
  const sendsMail = visit.services.mailTransport !== undefined;
  return (
    <OrderActionForm visit={visit} row={row} action="sent">
      <h2>{translate('config.orders.send')}</h2>
      <label className="pl-config-field">
        {translate('config.orders.send.tracking')}
        <input type="text" name="tracking" dir="auto" autoComplete="off" maxLength={500} />
      </label>
      <ActionNote label={translate('config.orders.note.what')} />
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
      <ActionButton text={translate('config.orders.send.mark')} isNext />
    </OrderActionForm>
  );
}
