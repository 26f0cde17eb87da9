import type { ConfigVisit } from '../configVisit';
import type { FieldProperty } from './fieldProperties';
import type { FormDraft } from './formDraft';

type Translate = ConfigVisit['intl']['translate'];

/** The entries beside the fields that something can be wrong with. */
const entries = [
  ...(['formName', 'formId', 'newType', 'thanks'] as const),
  ...(['successRedirect', 'mail', 'mailingListId', 'needsConfirmation'] as const),
];

/** The name of a problem's entry: with its field, where it is one of several. */
export function problemLabel(entry: string, { fields }: FormDraft, translate: Translate): string {
  const [, place, name] = /^field-(\d+)-(\w+)$/.exec(entry) ?? [];
  if (name === undefined)
    return translate(`config.form.${entries.find((one) => one === entry) ?? 'formName'}`);
  const title = fields[Number(place)]?.title || translate('config.form.field.untitled');
  const number = translate('config.form.field.number', { number: Number(place) + 1, title });
  const label = translate(`config.form.field.${name as FieldProperty | 'title' | 'id'}`);
  return translate('config.form.field.of', { action: number, title: label });
}
