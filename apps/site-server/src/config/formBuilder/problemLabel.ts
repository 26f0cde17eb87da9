import type { ConfigVisit } from '../configVisit';
import type { FieldProperty } from './fieldProperties';
import type { FormDraft } from './formDraft';

type Translate = ConfigVisit['words']['t'];

/** The entries beside the fields that something can be wrong with. */
const entries = {
  ...{ formName: 'formName', formId: 'formId', newType: 'newType', thanks: 'thanks' },
  ...{ successRedirect: 'successRedirect', mail: 'mail', mailingListId: 'mailingListId' },
  needsConfirmation: 'needsConfirmation',
} as const;

/** How a problem's entry is called: with its field, where it is one of several. */
export function problemLabel(entry: string, { fields }: FormDraft, t: Translate): string {
  const [, place, name] = /^field-(\d+)-(\w+)$/.exec(entry) ?? [];
  if (name === undefined)
    return t(`config.form.${entries[entry as keyof typeof entries] ?? 'formName'}`);
  const title = fields[Number(place)]?.title || t('config.form.field.untitled');
  const deed = t(`config.form.field.${name as FieldProperty | 'title' | 'id'}`);
  return t('config.form.field.of', { deed: t('config.form.field.number', { number: Number(place) + 1, title }), title: deed });
}
