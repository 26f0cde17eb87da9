import type { ConfigVisit } from '../configVisit';
import type { FieldProperty } from './fieldProperties';
import type { FormDraft } from './formDraft';

type Translate = ConfigVisit['words']['t'];

/** The entries beside the fields that something can be wrong with. */
const entries = [
  ...(['formName', 'formId', 'newType', 'thanks'] as const),
  ...(['successRedirect', 'mail', 'mailingListId', 'needsConfirmation'] as const),
];

/** The name of a problem's entry: with its field, where it is one of several. */
export function problemLabel(entry: string, { fields }: FormDraft, t: Translate): string {
  const [, place, name] = /^field-(\d+)-(\w+)$/.exec(entry) ?? [];
  if (name === undefined)
    return t(`config.form.${entries.find((one) => one === entry) ?? 'formName'}`);
  const title = fields[Number(place)]?.title || t('config.form.field.untitled');
  const number = t('config.form.field.number', { number: Number(place) + 1, title });
  const label = t(`config.form.field.${name as FieldProperty | 'title' | 'id'}`);
  return t('config.form.field.of', { deed: number, title: label });
}
