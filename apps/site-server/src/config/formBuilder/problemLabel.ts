import type { ConfigVisit } from '../configVisit';
import type { FieldProperty } from './fieldProperties';
import type { FieldDraft, FormDraft } from './formDraft';

type Translate = ConfigVisit['intl']['translate'];

/** The entries outside the fields that can have a problem. */
const entries = [
  ...(['formName', 'formId', 'newType', 'thanks'] as const),
  ...(['successRedirect', 'mail', 'mailingListId', 'needsConfirmation'] as const),
];

/** The label of a problem's entry, with the name of its field. */
export function problemLabel(entry: string, { fields }: FormDraft, translate: Translate): string {
  const [, place, name] = /^field-(\d+(?:-\d+)?)-(\w+)$/.exec(entry) ?? [];
  if (name === undefined)
    return translate(`config.form.${entries.find((one) => one === entry) ?? 'formName'}`);
  const [outer = 0, inner] = place!.split('-').map(Number);
  const group = fields[outer];
  const numbered = (field: FieldDraft | undefined, at: number) =>
    translate('config.form.field.number', {
      number: at + 1,
      title: field?.title || translate('config.form.field.untitled'),
    });
  const label =
    name === 'newType'
      ? translate('config.form.newType')
      : translate(`config.form.field.${name as FieldProperty | 'title' | 'id'}`);
  const parts = [
    numbered(group, outer),
    ...(inner === undefined ? [] : [numbered(group?.fields[inner], inner)]),
    label,
  ];
  return parts.reduce((action, title) => translate('config.form.field.of', { action, title }));
}
