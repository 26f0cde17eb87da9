import type { ConfigVisit } from '../configVisit';
import { addressWith } from '../list/addressWith';
import { FilterField } from '../list/FilterField';
import { Paging } from '../list/Paging';
import type { PageOfRows } from '../list/pageOfRows';
import { ConfigShell } from '../shell/ConfigShell';
import { SearchForm } from '../shell/SearchForm';
import { Notice } from '../shell/Notice';
import { IsolatedTexts } from '../shell/IsolatedTexts';
import type { MailingList } from './lists/listQueries';
import { describeAnswers } from '../../forms/describeAnswers';
import {
  subscriptionStateOf,
  subscriptionStates,
  type SubmissionRow,
  type SubscriptionState,
  type UsedForm,
} from './submissionQueries';
import { pageOf } from './submissionTable';

export interface SubmissionsPageProps {
  visit: ConfigVisit;
  found: PageOfRows<SubmissionRow>;
  forms: UsedForm[];
  search: string;
  formId: string;
  subscription: SubscriptionState | undefined;
  lists: readonly MailingList[];
  /** Only submissions to this list. */
  listId: string | undefined;
  /** Whether there is any subscription to a newsletter. */
  hasNewsletters: boolean;
  /** The row that was deleted a moment ago. */
  wasDeleted: boolean;
}

export function SubmissionsPage({
  visit,
  found: { rows, total, page },
  forms,
  search,
  formId,
  subscription,
  lists,
  listId,
  hasNewsletters,
  wasDeleted,
}: SubmissionsPageProps) {
  const { intl } = visit;
  const { translate } = intl;
  const isFiltered =
    search !== '' || formId !== '' || subscription !== undefined || listId !== undefined;
  const query = new URLSearchParams({
    ...(search && { q: search }),
    ...(formId && { form: formId }),
    ...(listId && { list: listId }),
    ...(subscription && { subscription }),
  });
  // The link back leads to the same page of the same list.
  const listed = new URLSearchParams({
    ...Object.fromEntries(query),
    ...(page > 1 && { page: String(page) }),
  });
  return (
    <ConfigShell visit={visit} part="submissions" title={translate('config.part.submissions')}>
      <h1>{translate('config.part.submissions')}</h1>
      <Notice>{wasDeleted && translate('config.submissions.deleted')}</Notice>
      <SearchForm visit={visit} search={search} action="/config/submissions">
        <FilterField
          label={translate('config.submissions.form')}
          name="form"
          value={formId}
          all={translate('config.submissions.allForms')}
          options={forms.map((form) => [
            form.formId,
            `${form.formName} (${intl.number(form.count)})`,
          ])}
        />
        {lists.length > 0 ? (
          <FilterField
            label={translate('config.submissions.list')}
            name="list"
            value={listId}
            all={translate('config.submissions.allLists')}
            options={lists.map(({ id, name }) => [id, name])}
          />
        ) : null}
        {hasNewsletters ? (
          <FilterField
            label={translate('config.submissions.newsletter')}
            name="subscription"
            value={subscription}
            all={translate('config.submissions.allSubscriptions')}
            options={subscriptionStates.map((one) => [one, translate(`config.submissions.${one}`)])}
          />
        ) : null}
      </SearchForm>
      <p>
        <a href="/config/submissions/lists">{translate('config.lists')}</a>
      </p>
      {rows.length === 0 ? (
        <p className="pl-config-empty">
          {translate(isFiltered ? 'config.submissions.noneFound' : 'config.submissions.none')}
        </p>
      ) : (
        <>
          <ol className="pl-config-list" aria-label={translate('config.part.submissions')}>
            {rows.map((row) => (
              <li key={row.id}>
                <a
                  className="pl-config-item"
                  href={addressWith(`/config/submissions/${row.id}`, listed)}
                >
                  <span className="pl-config-excerpt">
                    <Excerpt visit={visit} row={row} />
                  </span>
                  <span className="pl-config-item-facts">
                    <time dateTime={row.receivedAt.toISOString()}>
                      {intl.moment(row.receivedAt)}
                    </time>
                    <bdi>{row.formName}</bdi>
                    <span dir="ltr">{pageOf(row.pageContext)}</span>
                    <SubscriptionMark visit={visit} row={row} />
                  </span>
                </a>
              </li>
            ))}
          </ol>
          <div className="pl-config-foot">
            <Paging visit={visit} total={total} page={page} />
            <a href={`/config/submissions.csv?${query}`} download>
              {translate('config.csv', { total: intl.number(total) })}
            </a>
          </div>
        </>
      )}
    </ConfigShell>
  );
}

/** Marks an address to which no mails may be sent, or not yet; the colour only repeats the text. */
export function SubscriptionMark({
  visit: { intl },
  row,
}: {
  visit: ConfigVisit;
  row: SubmissionRow;
}) {
  const state = subscriptionStateOf(row);
  if (state === 'subscribed') return null;
  return (
    <span className="pl-config-status" data-status={state === 'pending' ? 'middling' : 'declined'}>
      {intl.translate(`config.submissions.${state}`)}
    </span>
  );
}

/** The answers without their titles, each in its own direction. */
function Excerpt({ visit: { site, intl }, row }: { visit: ConfigVisit; row: SubmissionRow }) {
  const texts = describeAnswers(row, site, intl)
    .map(({ text }) => text)
    .filter(Boolean);
  if (texts.length === 0) return intl.translate('config.submissions.empty');
  return <IsolatedTexts texts={texts} between=" · " />;
}
