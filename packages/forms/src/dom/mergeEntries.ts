import { kindOf } from '../pure/fieldKinds';
import type { FieldValue } from '../pure/formSchema';
import type { FieldBinding } from './bindFields';
import { isTouched } from './isTouched';

/**
 * The value of a field when its draft is restored: entries made since the page was rendered stay,
 * and the draft fills in the other parts, boxes and questions.
 */
export function mergeEntries(
  { type, controls, read }: FieldBinding,
  draft: FieldValue,
): FieldValue {
  const touched = controls.filter(isTouched);
  if (touched.length === 0) return draft;
  const entered = read();
  const { control, parts } = kindOf(type);
  if (parts)
    return parts.map((part, index) => {
      // An entry without a part name is the whole field.
      const isNew = touched.some(({ dataset }) => (dataset['part'] ?? part) === part);
      return ((isNew ? entered : draft) as readonly string[])[index] ?? '';
    });
  if (control === 'questions') return { ...(draft as object), ...(entered as object) };
  if (control === 'file') return { ...(draft as object), ...(entered as object) };
  if (control !== 'checkbox') return entered;
  const boxes = controls as readonly HTMLInputElement[];
  return boxes
    .filter((box) =>
      touched.includes(box) ? box.checked : Object.values(draft).includes(box.value),
    )
    .map(({ value }) => value);
}
