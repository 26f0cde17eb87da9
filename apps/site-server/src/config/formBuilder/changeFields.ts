import { fieldDraftOf, type FieldDraft, type FormDraft } from './formDraft';
import { pathIn, splitPath, type FieldPath } from './fieldPath';
import { isOfferedType } from './fieldProperties';

/** The maximum number of fields in a form. */
const maxFields = 100;

/** The maximum number of fields in a row. */
export const maxFieldsOfRow = 20;

/** The fields of a form after a button was pressed. */
export interface ChangedFields {
  fields: readonly FieldDraft[];
  /** The field that is open afterwards. */
  open: FieldPath | undefined;
  /**
   * The button of the field that gets the focus.
   * @default the field itself
   */
  focus?: 'up' | 'down' | undefined;
  /** The removed field, so that it can be restored. */
  removed?: RemovedField | undefined;
}

export interface RemovedField {
  field: FieldDraft;
  path: FieldPath;
}

export interface FieldsToChange extends Pick<FormDraft, 'fields'> {
  /**
   * The pressed button: `add`, `bring-back`, or `up`, `down`, `copy`, `remove` and `type` with the path of a field;
   * `add` with that of a group adds to its rows.
   */
  pressed: string | null;
  /** Returns the chosen type for a field that is added to a group (`''` for the form). */
  newType: (group: FieldPath) => string;
  /** The label of a new field. */
  titleOf: (type: FieldDraft['type']) => string;
  /** The field that was removed last. */
  removed: RemovedField | undefined;
}

/** @returns `undefined` for another button */
export function changeFields(given: FieldsToChange): ChangedFields | undefined {
  const { fields, pressed, titleOf, removed } = given;
  const [, action = '', path = ''] = /^([a-z-]+)(?: (\d+(?:\.\d+)?))?$/.exec(pressed ?? '') ?? [];
  const isAdded = action === 'add';
  const place = action === 'bring-back' ? removed?.path : path || undefined;
  const { group, at } = isAdded
    ? { group: path === '' ? undefined : Number(path), at: -1 }
    : splitPath(place ?? '-1');
  const pathOf = (open: number) => pathIn(group === undefined ? undefined : String(group), open);
  const owner = group === undefined ? undefined : fields[group];
  if (group !== undefined && !owner)
    return isAction(action) ? { fields, open: undefined } : undefined;
  const changed = changeList({
    action,
    at,
    fields: owner?.fields ?? fields,
    maxCount: owner ? maxFieldsOfRow : maxFields,
    newType: given.newType(isAdded ? path : ''),
    titleOf,
    removed: removed?.field,
  });
  if (!changed) return undefined;
  const { open, removed: taken, focus, fields: list } = changed;
  return {
    fields: owner ? fields.with(group!, { ...owner, fields: list }) : list,
    open: open === undefined ? owner && String(group) : pathOf(open),
    focus,
    removed: taken && { field: taken, path: pathOf(at) },
  };
}

const actions = ['add', 'copy', 'remove', 'bring-back', 'up', 'down', 'type'];
const isAction = (action: string) => actions.includes(action);

interface ListToChange {
  action: string;
  at: number;
  fields: readonly FieldDraft[];
  maxCount: number;
  newType: string;
  titleOf: FieldsToChange['titleOf'];
  removed: FieldDraft | undefined;
}

interface ChangedList {
  fields: readonly FieldDraft[];
  open: number | undefined;
  focus?: 'up' | 'down';
  /** The removed field. */
  removed?: FieldDraft;
}

function changeList(list: ListToChange): ChangedList | undefined {
  const { action, at, fields, maxCount, newType, titleOf, removed } = list;
  const field = fields[at];
  switch (action) {
    case 'add': {
      const type = isOfferedType(newType) ? newType : 'text';
      if (fields.length >= maxCount) return { fields, open: undefined };
      const id = freeId(type, fields);
      const added = fieldDraftOf({ id, type, title: titleOf(type) });
      return { fields: [...fields, { ...added, wasId: '' }], open: fields.length };
    }
    case 'copy': {
      if (!field || fields.length >= maxCount) return { fields, open: undefined };
      const copy = { ...field, id: freeId(field.id, fields), wasId: '' };
      return { fields: fields.toSpliced(at + 1, 0, copy), open: at + 1 };
    }
    case 'remove':
      if (!field) return { fields, open: undefined };
      return { fields: fields.toSpliced(at, 1), open: undefined, removed: field };
    case 'bring-back': {
      if (!removed) return { fields, open: undefined };
      return { fields: fields.toSpliced(at, 0, removed), open: at };
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
