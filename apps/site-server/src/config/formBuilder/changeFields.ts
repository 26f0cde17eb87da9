import { fieldDraftOf, type FieldDraft, type FormDraft } from './formDraft';
import { isOfferedType } from './fieldProperties';

/** As many as a form may have: more than anybody fills in. */
const maxFields = 100;

/** A form after one of the buttons of its fields. */
export interface ChangedFields {
  fields: readonly FieldDraft[];
  /** The field that stands open afterwards. */
  open: number | undefined;
  /** The button that gets the focus there. @default the field itself */
  focus?: 'up' | 'down' | undefined;
  /** The field that was taken away, to be brought back. */
  removed?: { field: FieldDraft; at: number } | undefined;
}

export interface FieldsToChange extends Pick<FormDraft, 'fields'> {
  /** The button that was pressed: `add`, `bring-back`, or `up`, `down`, `copy`, `remove` and `type` with a place. */
  pressed: string | null;
  /** The type of a field that is added. */
  newType: string;
  /** The label of a new field. */
  titleOf: (type: FieldDraft['type']) => string;
  /** The field that was taken away last. */
  removed: ChangedFields['removed'];
}

/** @returns `undefined` where it was no such button */
export function changeFields(given: FieldsToChange): ChangedFields | undefined {
  const { fields, pressed, newType, titleOf } = given;
  const [, action, place = ''] = /^([a-z-]+)(?: (\d+))?$/.exec(pressed ?? '') ?? [];
  const at = Number(place);
  const field = place === '' ? undefined : fields[at];
  switch (action) {
    case 'add': {
      const type = isOfferedType(newType) ? newType : 'text';
      if (fields.length >= maxFields) return { fields, open: undefined };
      const id = freeId(type, fields);
      const added = fieldDraftOf({ id, type, title: titleOf(type) });
      return { fields: [...fields, { ...added, wasId: '' }], open: fields.length };
    }
    case 'copy': {
      if (!field || fields.length >= maxFields) return { fields, open: undefined };
      const copy = { ...field, id: freeId(field.id, fields), wasId: '' };
      return { fields: fields.toSpliced(at + 1, 0, copy), open: at + 1 };
    }
    case 'remove':
      if (!field) return { fields, open: undefined };
      return { fields: fields.toSpliced(at, 1), open: undefined, removed: { field, at } };
    case 'bring-back': {
      if (!given.removed) return { fields, open: undefined };
      const { field: back, at: before } = given.removed;
      return { fields: fields.toSpliced(before, 0, back), open: before };
    }
    case 'up':
    case 'down': {
      const to = action === 'up' ? at - 1 : at + 1;
      if (!field || to < 0 || to >= fields.length) return { fields, open: undefined };
      const moved = fields.toSpliced(at, 1).toSpliced(to, 0, field);
      return { fields: moved, open: to, focus: action };
    }
    case 'type':
      return { fields, open: at };
    default:
      return undefined;
  }
}

/** An id that no other field has: `email`, then `email-2`. */
function freeId(wanted: string, fields: readonly FieldDraft[]): string {
  const taken = new Set(fields.map(({ id }) => id));
  const stem = wanted.replace(/-\d+$/, '');
  if (!taken.has(stem)) return stem;
  let number = 2;
  while (taken.has(`${stem}-${number}`)) number += 1;
  return `${stem}-${number}`;
}
