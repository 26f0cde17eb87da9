import { isEmail, isIsoDate } from '@plinth/forms/rules';
import { safeHref } from '@plinth/site-model';
import { mailAddress } from '../../mail/mailAddress';
import { maxRecipients } from '../../site/formStorage';
import { maxFieldsOfRow } from './changeFields';
import { entryOf, pathIn, type FieldPath } from './fieldPath';
import { fieldProperties, isTypeInRow } from './fieldProperties';
import type { FieldDraft, FormDraft } from './formDraft';
import { linesOf } from './linesOf';

export type FormProblemKind =
  | 'empty'
  | 'idTwice'
  | 'idReserved'
  | 'choiceTwice'
  | 'rowTwice'
  | 'notInRow'
  | 'noOptions'
  | 'whole'
  | 'longer'
  | 'number'
  | 'none'
  | 'fileKind'
  | 'bounds'
  | 'date'
  | 'dates'
  | 'noFields'
  | 'noFieldsInRow'
  | 'address'
  | 'mailNeeded'
  | 'mailAddress'
  | 'mailMany'
  | 'listRequired'
  | 'listGone'
  | 'noEmailField'
  | 'formIdTaken';

/** A problem at an entry of the builder. */
export interface FormProblem {
  /** The id of the entry. */
  entry: string;
  kind: FormProblemKind;
  /** The values for the message. */
  values?: Readonly<Record<string, string | number>>;
}

/** The facts outside the form that the check needs. */
export interface FormCheckContext {
  /** Whether the form is a newsletter's, which adds its senders to a list of its own. */
  isNewsletter: boolean;
  listIds: ReadonlySet<string>;
  /** The ids of the site's other forms. */
  otherFormIds: ReadonlySet<string>;
}

/**
 * Names of a submission's own fields ([API-14]), and names with a special meaning in objects, such as `__proto__`: an
 * answer under such a name would be misread.
 */
const reservedIds: ReadonlySet<string> = new Set([
  ...['key', 'formId', 'collectionId', 'objectName', 'isOverlayForm', 'submitButtonText', 'form'],
  ...['captchaKey', 'captchaAnswer', 'honeypot', 'elapsed', 'crumb', 'pageId', 'blockId'],
  '__proto__',
]);

const maxLengths = {
  title: 500,
  id: 100,
  description: 2000,
  options: 200,
  thanks: 20_000,
  rows: 50,
  files: 50,
} as const;

/** An ending such as `.pdf`, or a media type such as `image/*`. */
const isFileKind = (kind: string): boolean =>
  /^(?:\.[\w.+-]+|[\w.+-]+\/(?:\*|[\w.+-]+))$/.test(kind);

/** Checks a form before it is saved; each problem is shown at its entry. */
export function checkForm(draft: FormDraft, around: FormCheckContext): FormProblem[] {
  const problems: FormProblem[] = [];
  if (draft.formName === '') problems.push({ entry: 'formName', kind: 'empty' });
  if (draft.formId === '') problems.push({ entry: 'formId', kind: 'empty' });
  else if (around.otherFormIds.has(draft.formId))
    problems.push({ entry: 'formId', kind: 'formIdTaken', values: { id: draft.formId } });
  if (draft.fields.every(({ type }) => type === 'section' || type === 'hidden'))
    problems.push({ entry: 'newType', kind: 'noFields' });
  problems.push(...checkFields(draft.fields));
  if (draft.thanks.length > maxLengths.thanks)
    problems.push({ entry: 'thanks', kind: 'longer', values: { max: maxLengths.thanks } });
  if (draft.successRedirect !== '' && safeHref(draft.successRedirect) === undefined)
    problems.push({ entry: 'successRedirect', kind: 'address' });
  problems.push(...checkStorage(draft, around));
  return problems;
}

function* checkFields(fields: readonly FieldDraft[], group?: FieldPath): Generator<FormProblem> {
  for (const [at, field] of fields.entries())
    yield* checkField(field, { at, fields, path: pathIn(group, at), isInRow: group !== undefined });
}

interface FieldPlace {
  at: number;
  fields: readonly FieldDraft[];
  path: FieldPath;
  isInRow: boolean;
}

function* checkField(
  field: FieldDraft,
  { at, fields, path, isInRow }: FieldPlace,
): Generator<FormProblem> {
  const { id, title, type } = field;
  if (isInRow && !isTypeInRow(type)) yield { entry: entryOf(path, 'type'), kind: 'notInRow' };
  const has = (name: string) => (fieldProperties[type] as readonly string[]).includes(name);
  if (title === '' && type !== 'hidden') yield { entry: entryOf(path, 'title'), kind: 'empty' };
  for (const name of ['title', 'id', 'description'] as const)
    if (field[name].length > maxLengths[name])
      yield { entry: entryOf(path, name), kind: 'longer', values: { max: maxLengths[name] } };
  if (id === '') yield { entry: entryOf(path, 'id'), kind: 'empty' };
  else if (reservedIds.has(id))
    yield { entry: entryOf(path, 'id'), kind: 'idReserved', values: { id } };
  const first = fields.findIndex((one) => one.id === id);
  if (id !== '' && first < at)
    yield {
      entry: entryOf(path, 'id'),
      kind: 'idTwice',
      values: { id, first: first + 1, second: at + 1 },
    };
  if (has('options')) {
    const lines = linesOf(field.options);
    if (lines.length === 0) yield { entry: entryOf(path, 'options'), kind: 'noOptions' };
    if (lines.length > maxLengths.options)
      yield {
        entry: entryOf(path, 'options'),
        kind: 'longer',
        values: { max: maxLengths.options },
      };
    const twice = lines.find((line, index) => lines.indexOf(line) < index);
    if (twice !== undefined)
      yield {
        entry: entryOf(path, 'options'),
        kind: type === 'likert' ? 'rowTwice' : 'choiceTwice',
        values: { text: twice },
      };
  }
  if (has('min')) {
    const isNumber = (text: string) => /^(?:-?\d{1,15}(?:\.\d{1,6})?)?$/.test(text);
    for (const name of ['min', 'max'] as const)
      if (!isNumber(field[name])) yield { entry: entryOf(path, name), kind: 'number' };
    const isGiven = field.min !== '' && field.max !== '';
    if (isGiven && Number(field.min) > Number(field.max))
      yield { entry: entryOf(path, 'max'), kind: 'bounds' };
  }
  if (type === 'rows') {
    for (const name of ['min', 'max'] as const) {
      if (field[name] !== '' && !/^\d+$/.test(field[name]))
        yield { entry: entryOf(path, name), kind: 'whole' };
      else if (Number(field[name]) > maxLengths.rows)
        yield { entry: entryOf(path, name), kind: 'longer', values: { max: maxLengths.rows } };
    }
    if (field.fields.length === 0) yield { entry: entryOf(path, 'newType'), kind: 'noFieldsInRow' };
    if (field.fields.length > maxFieldsOfRow)
      yield { entry: entryOf(path, 'newType'), kind: 'longer', values: { max: maxFieldsOfRow } };
    yield* checkFields(field.fields, path);
  }
  if (type === 'file') {
    if (field.max !== '' && !/^\d+$/.test(field.max))
      yield { entry: entryOf(path, 'max'), kind: 'whole' };
    else if (Number(field.max) > maxLengths.files)
      yield { entry: entryOf(path, 'max'), kind: 'longer', values: { max: maxLengths.files } };
    else if (field.max !== '' && Number(field.max) < 1)
      yield { entry: entryOf(path, 'max'), kind: 'none' };
    if (!/^(?:\d{1,4}(?:\.\d{1,3})?)?$/.test(field.maxMegabytes))
      yield { entry: entryOf(path, 'maxMegabytes'), kind: 'number' };
    else if (field.maxMegabytes !== '' && Number(field.maxMegabytes) === 0)
      yield { entry: entryOf(path, 'maxMegabytes'), kind: 'none' };
    const unknown = linesOf(field.accept).find((kind) => !isFileKind(kind));
    if (unknown !== undefined)
      yield { entry: entryOf(path, 'accept'), kind: 'fileKind', values: { text: unknown } };
  }
  if (has('earliest')) {
    for (const name of ['earliest', 'latest'] as const)
      if (field[name] !== '' && !isIsoDate(field[name]))
        yield { entry: entryOf(path, name), kind: 'date' };
    if (field.earliest !== '' && field.latest !== '' && field.earliest > field.latest)
      yield { entry: entryOf(path, 'latest'), kind: 'dates' };
  }
  if (has('maxLength') && !/^\d{0,6}$/.test(field.maxLength))
    yield { entry: entryOf(path, 'maxLength'), kind: 'whole' };
}

function* checkStorage(
  { mail, isKept, hasList, mailingListId, fields, needsConfirmation }: FormDraft,
  { isNewsletter, listIds }: FormCheckContext,
): Generator<FormProblem> {
  const recipients = linesOf(mail);
  const wrong = recipients.find((one) => !isEmail(one) || mailAddress(one) === undefined);
  if (wrong !== undefined) yield { entry: 'mail', kind: 'mailAddress', values: { address: wrong } };
  if (recipients.length > maxRecipients)
    yield { entry: 'mail', kind: 'mailMany', values: { max: maxRecipients } };
  // A submission without a target would be lost.
  if (!isKept && recipients.length === 0) yield { entry: 'mail', kind: 'mailNeeded' };
  if (hasList && mailingListId === '') yield { entry: 'mailingListId', kind: 'listRequired' };
  else if (hasList && !listIds.has(mailingListId))
    yield { entry: 'mailingListId', kind: 'listGone' };
  const asksForAddress = fields.some(({ type, required }) => type === 'email' && required);
  if ((hasList || (isNewsletter && needsConfirmation)) && !asksForAddress)
    yield { entry: hasList ? 'mailingListId' : 'needsConfirmation', kind: 'noEmailField' };
}
