import { senderAddress } from '../../mail/senderLink';
import { isolate } from '@plinth/site-model';
import type { MailRow } from '../../mail/queue/claimMail';
import { mailStates, type MailState } from '../../mail/queue/mailStates';
import type { ConfigVisit } from '../configVisit';
import { addressWith, listQuery } from '../list/addressWith';
import { FilterField } from '../list/FilterField';
import type { PageOfRows } from '../list/pageOfRows';
import { RowList } from '../list/RowList';
import { ConfigShell } from '../shell/ConfigShell';
import { CrumbField } from '../shell/CrumbField';
import { Notice } from '../shell/Notice';
import { SearchForm } from '../shell/SearchForm';

export interface MailsPageProps {
  visit: ConfigVisit;
  found: PageOfRows<MailRow>;
  search: string;
  state: MailState | undefined;
  wasSentAgain: boolean;
  /** The sender of mails. */
  from: string;
}

const kinds = [
  ...(['order', 'order-sent', 'order-ended'] as const),
  ...(['refund-failed', 'renewal-failed', 'plan-closed'] as const),
  ...(['invitation', 'reset', 'joining', 'new-address'] as const),
  ...(['submission', 'confirmation', 'sender'] as const),
] as const;

/** The queue of mails, the latest first. */
export function MailsPage({ visit, found, search, state, wasSentAgain, from }: MailsPageProps) {
  const { services, intl, rights } = visit;
  const { translate, locale } = intl;
  const { mailTransport } = services;
  return (
    <ConfigShell visit={visit} part="mail" title={translate('config.part.mail')}>
      <h1>{translate('config.part.mail')}</h1>
      <Notice>{wasSentAgain && translate('config.mail.again.done')}</Notice>
      <p className="pl-config-note">
        {mailTransport
          ? translate('config.mail.from', { address: isolate(from, locale) })
          : translate('config.mail.off')}{' '}
        {rights.mayLook('settings') ? (
          <a href={senderAddress}>{translate('config.sender')}</a>
        ) : null}
      </p>
      <SearchForm visit={visit} search={search} action="/config/mail">
        <FilterField
          label={translate('config.mail.state')}
          name="state"
          value={state}
          all={translate('config.mail.allStates')}
          options={mailStates.map((one) => [one, translate(`config.mail.state.${one}`)])}
        />
      </SearchForm>
      <RowList
        visit={visit}
        found={found}
        label={translate('config.part.mail')}
        none={translate(search || state ? 'config.mail.noneFound' : 'config.mail.none')}
        keyOf={({ id }) => id}
      >
        {(row) => <MailItem visit={visit} row={row} />}
      </RowList>
    </ConfigShell>
  );
}

/** The style of each state, as in other lists. */
const statusOf: Readonly<Record<MailState, string>> = {
  waiting: 'middling',
  sent: 'good',
  failed: 'poor',
  unclear: 'poor',
  held: 'middling',
};

function MailItem({ visit, row }: { visit: ConfigVisit; row: MailRow }) {
  const { intl, rights, services } = visit;
  const { translate } = intl;
  const { id, recipient, facts, queuedAt, sentAt, problem } = row;
  const kind = kinds.find((one) => one === row.kind);
  const state = mailStates.find((one) => one === row.state) ?? 'waiting';
  const title = `mail-${id}`;
  const moment = sentAt ?? queuedAt;
  const note = noteOf(visit, row, state);
  return (
    <article className="pl-config-item" aria-labelledby={title}>
      <h2 className="pl-config-item-title" id={title}>
        <bdi>{recipient}</bdi>
      </h2>
      <p className="pl-config-item-facts">
        <time dateTime={moment.toISOString()}>{intl.moment(moment)}</time>
        <span className="pl-config-status" data-status={statusOf[state]}>
          {translate(`config.mail.state.${state}`)}
        </span>
        <span>{kind ? translate(`config.mail.kind.${kind}`) : row.kind}</span>
        {facts.number !== undefined && rights.mayLook('orders') ? (
          <a href={`/config/orders/${facts.number}/mail`}>
            {translate('config.orders.number', { number: facts.number })}
          </a>
        ) : null}
      </p>
      {note ? <p>{note}</p> : null}
      {problem ? (
        <p className="pl-config-answer">
          <bdi>{problem}</bdi>
        </p>
      ) : null}
      {state !== 'waiting' && services.mailQueue.isSending && rights.mayChange('mail') ? (
        <form method="post" action={addressWith(`/config/mail/${id}/again`, listQuery(visit.url))}>
          <CrumbField visit={visit} />
          <button
            type="submit"
            className="pl-config-button"
            data-style="outline"
            aria-describedby={title}
          >
            {translate('config.mail.again')}
          </button>
        </form>
      ) : null}
    </article>
  );
}

function noteOf({ intl }: ConfigVisit, { attempts, dueAt, problem }: MailRow, state: MailState) {
  if (state === 'unclear') return intl.translate('config.mail.unclear');
  if (state !== 'waiting' || !problem) return undefined;
  return intl.translate('config.mail.retry', { number: attempts, moment: intl.moment(dueAt) });
}
