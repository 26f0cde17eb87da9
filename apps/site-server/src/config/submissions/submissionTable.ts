import { zoneOffset } from '@plinth/site-model/time';
import type { ConfigVisit } from '../configVisit';
import { describeAnswers } from '../../forms/describeAnswers';
import {
  findAnsweredFields,
  findUsedForms,
  hasSubscriptions,
  subscriptionStateOf,
  walkSubmissions,
  type SubmissionFilter,
  type SubmissionRow,
} from './submissionQueries';
import { isOfNewsletter, unsubscribeLink } from './unsubscribeLink';

/** The submissions of a filter as rows of a table: a column for each field of each form among them. */
export async function* submissionTable(
  visit: ConfigVisit,
  filter: SubmissionFilter,
): AsyncGenerator<string[]> {
  const {
    services: { db },
    site,
    intl: { translate, locale, timeZone },
  } = visit;
  const showsSubscription = await hasSubscriptions(db, filter);
  const answered = await findAnsweredFields(db, filter);
  const names = new Map(
    (await findUsedForms(db, filter.siteId)).map((form) => [form.formId, form.formName]),
  );
  const formIds = new Set(answered.map(({ formId }) => formId));
  const columns = [...formIds].flatMap((formId) => {
    const given = new Set(
      answered.filter((one) => one.formId === formId).map((one) => one.fieldId),
    );
    const fields = site.forms.get(formId)?.schema.fields ?? [];
    const inOrder = [
      ...fields
        .filter(({ id }) => given.has(id))
        .map(({ id, title }) => ({ id, title: title || id })),
      ...[...given]
        .filter((id) => !fields.some((field) => field.id === id))
        .map((id) => ({ id, title: id })),
    ];
    const prefix = formIds.size > 1 ? `${names.get(formId) ?? formId}: ` : '';
    return inOrder.map(({ id, title }) => ({ formId, fieldId: id, title: prefix + title }));
  });
  yield [
    ...[
      translate('config.submissions.receivedIn', { timeZone }),
      translate('config.submissions.form'),
      translate('config.submissions.page'),
      ...(showsSubscription
        ? [
            translate('config.submissions.newsletter'),
            translate('config.submissions.unsubscribeLink'),
          ]
        : []),
    ],
    ...columns.map(({ title }) => title),
  ];
  for await (const row of walkSubmissions(db, filter)) {
    const answers = new Map(
      describeAnswers(row, site, { locale }).map(({ fieldId, text }) => [fieldId, text]),
    );
    yield [
      ...[spreadsheetMoment(row.receivedAt, timeZone), row.formName, pageOf(row.pageContext)],
      ...(showsSubscription ? subscriptionCells(visit, row) : []),
      ...columns.map(({ formId, fieldId }) =>
        formId === row.formId ? (answers.get(fieldId) ?? '') : '',
      ),
    ];
  }
}

/**
 * Whether mails may be sent to the address, and the unsubscribe link; empty for a submission that is not a
 * subscription.
 */
function subscriptionCells(visit: ConfigVisit, row: SubmissionRow): string[] {
  if (!isOfNewsletter(row, visit.site)) return ['', ''];
  const { translate } = visit.intl;
  return [
    translate(`config.submissions.${subscriptionStateOf(row)}`),
    unsubscribeLink(visit, row) ?? '',
  ];
}

/**
 * A moment in the area's time zone, as spreadsheets read it: with `T`, milliseconds or a zone they would treat it as
 * text.
 */
const spreadsheetMoment = (moment: Date, timeZone: string): string =>
  new Date(moment.valueOf() + zoneOffset(moment.valueOf(), timeZone))
    .toISOString()
    .slice(0, 19)
    .replace('T', ' ');

/** The page of the form, if the submission contains it. */
export function pageOf(context: Record<string, unknown>): string {
  const { pagePath, pageTitle } = context;
  if (typeof pagePath === 'string' && pagePath) return pagePath;
  return typeof pageTitle === 'string' ? pageTitle : '';
}
