import { formatFileSize, isolate } from '@plinth/site-model';
import { Fragment, type ReactNode } from 'react';
import type { ConfigVisit } from '../configVisit';
import { addressWith } from '../list/addressWith';
import { ConfigShell } from '../shell/ConfigShell';
import { DeleteForm } from '../shell/DeleteForm';
import { mailtoHref } from '../shell/mailtoHref';
import type { FormFileRow } from '../../formFiles/formFileRows';
import { describeAnswers, type Answer } from '../../forms/describeAnswers';
import { AnswerRows, isInRow } from './AnswerRows';
import { subscriptionStateOf, type Neighbours, type SubmissionRow } from './submissionQueries';
import { SubscriptionMark } from './SubmissionsPage';
import { pageOf } from './submissionTable';
import { isOfNewsletter, unsubscribeLink } from './unsubscribeLink';

/** One submission with everything that was sent. */
export function SubmissionPage({
  visit,
  row,
  files,
  neighbours: { newer, older },
}: {
  visit: ConfigVisit;
  row: SubmissionRow;
  /** The files of the submission. */
  files: readonly FormFileRow[];
  /** The neighbours in the list from which it was opened. */
  neighbours: Neighbours;
}) {
  const { intl, site, rights } = visit;
  const { translate } = intl;
  const answers = describeAnswers(row, site, intl);
  const reply = answers.map(({ text }) => text).find((text) => /^[^\s@]+@[^\s@]+$/.test(text));
  const page = pageOf(row.pageContext);
  const partsOf = ({ fieldId, lines }: Answer): ReactNode[] => {
    const sent = files.filter((file) => file.fieldId === fieldId);
    return sent.length > 0
      ? sent.map((file) => <FileAnswer key={file.id} visit={visit} row={row} file={file} />)
      : lines.map(({ label, value }, at) => (
          <Fragment key={at}>
            {label ? <span className="pl-config-note">{label} </span> : null}
            <bdi className="pl-config-answer">{value}</bdi>
          </Fragment>
        ));
  };
  const groups = new Set(answers.map(({ fieldId }) => fieldId));
  const addressOf = (id: string) =>
    addressWith(`/config/submissions/${id}`, visit.url.searchParams);
  return (
    <ConfigShell visit={visit} part="submissions" title={row.formName}>
      <p className="pl-config-crumbs">
        <a href={addressWith('/config/submissions', visit.url.searchParams)}>
          {translate('config.part.submissions')}
        </a>
      </p>
      <h1>
        <bdi>{row.formName}</bdi>
      </h1>
      <p className="pl-config-note">
        <time dateTime={row.receivedAt.toISOString()}>{intl.moment(row.receivedAt)}</time>
        {page ? <span dir="ltr"> · {page}</span> : null}
        {row.channel === 'page' ? <span> · {translate('config.submissions.noScript')}</span> : null}
      </p>
      <dl className="pl-config-facts">
        {answers
          // Rows follow the field that has their number, which a submission from another source may lack.
          .filter((answer) => !isInRow(answer) || !groups.has(answer.row.of))
          .map((answer) => {
            const { fieldId, title } = answer;
            const inRows = answers.filter(isInRow).filter((one) => one.row.of === fieldId);
            return (
              <div key={fieldId}>
                <dt>{title}</dt>
                {inRows.length > 0 ? (
                  <dd>
                    <AnswerRows
                      visit={visit}
                      title={title}
                      answers={inRows}
                      renderAnswer={(one) => partsOf(one).map((part, at) => <p key={at}>{part}</p>)}
                    />
                  </dd>
                ) : (
                  partsOf(answer).map((part, at) => <dd key={at}>{part}</dd>)
                )}
              </div>
            );
          })}
        {isOfNewsletter(row, site) ? <SubscriptionFacts visit={visit} row={row} /> : null}
      </dl>
      <div className="pl-config-row">
        {reply && !row.unsubscribedAt ? (
          <a className="pl-config-button" href={mailtoHref(reply)}>
            {translate('config.submissions.reply', { email: isolate(reply, intl.locale) })}
          </a>
        ) : null}
        {rights.mayChange('submissions') ? (
          <DeleteForm
            visit={visit}
            action={addressWith(`/config/submissions/${row.id}/delete`, visit.url.searchParams)}
            label={translate('config.delete')}
            text={translate('config.submissions.delete.text')}
          />
        ) : null}
      </div>
      {newer || older ? (
        <nav className="pl-config-paging" aria-label={translate('config.submissions.others')}>
          {newer ? (
            <a href={addressOf(newer)} rel="prev">
              {translate('config.paging.newer')}
            </a>
          ) : null}
          {older ? (
            <a href={addressOf(older)} rel="next">
              {translate('config.paging.older')}
            </a>
          ) : null}
        </nav>
      ) : null}
    </ConfigShell>
  );
}

/** A file of a submission, to be saved. */
function FileAnswer({
  visit: { intl },
  row,
  file,
}: {
  visit: ConfigVisit;
  row: SubmissionRow;
  file: FormFileRow;
}) {
  return (
    <>
      <a href={`/config/submissions/${row.id}/files/${file.id}`} download={file.name}>
        <bdi>{file.name}</bdi>
      </a>{' '}
      <span className="pl-config-note">{formatFileSize(file.size, { locale: intl.locale })}</span>
    </>
  );
}

/** Whether mails may be sent to the sender, and the unsubscribe link for such mails. */
function SubscriptionFacts({ visit, row }: { visit: ConfigVisit; row: SubmissionRow }) {
  const { intl } = visit;
  const { translate } = intl;
  const link = unsubscribeLink(visit, row);
  const state = subscriptionStateOf(row);
  const moment = row.unsubscribedAt ?? row.confirmedAt;
  return (
    <>
      <div>
        <dt>{translate('config.submissions.newsletter')}</dt>
        <dd>
          {state === 'subscribed' ? (
            translate('config.submissions.subscribed')
          ) : (
            <SubscriptionMark visit={visit} row={row} />
          )}
          {moment ? (
            <>
              {' '}
              <time className="pl-config-note" dateTime={moment.toISOString()}>
                {intl.moment(moment)}
              </time>
            </>
          ) : null}
        </dd>
      </div>
      {link === undefined ? null : (
        <div>
          <dt>{translate('config.submissions.unsubscribeLink')}</dt>
          <dd>
            <span dir="ltr">{link}</span>
          </dd>
          <dd className="pl-config-note">{translate('config.submissions.unsubscribeLink.what')}</dd>
        </div>
      )}
    </>
  );
}
