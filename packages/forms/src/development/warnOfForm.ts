import { warnOnce } from '@plinth/dom';
import { fieldKinds, kindOf } from '../pure/fieldKinds';
import type { FormField, FormSchema } from '../pure/formSchema';
import { componentOf } from './componentOf';

/**
 * Warns about a form that works only partly: about entries without a receiver, and about each
 * incomplete field.
 */
export function warnOfForm(
  root: Element | null,
  { formId, fields }: FormSchema,
  { ports, store }: { ports?: unknown; store?: unknown },
): void {
  const form = root?.querySelector('form');
  if (!form) return;
  const warn = (what: string) =>
    warnOnce(`${componentOf(form.className)}: the form "${formId}" ${what}`);
  if (!ports && !store && !form.hasAttribute('action'))
    warn(
      'has no receiver for its entries. They are posted to the address of the page itself and are lost there. Pass the prop `ports`, or an `action`.',
    );
  const seen = new Set<string>();
  for (const field of fields) {
    const { id, type } = field;
    if (seen.has(id))
      warn(`has two fields with the id "${id}", so one entry overwrites the other.`);
    seen.add(id);
    if (!Object.hasOwn(fieldKinds, type))
      warn(
        `has the field "${id}" of the type "${type}", which is not one of ${Object.keys(fieldKinds).join(', ')}.`,
      );
    else if (needsOptions(type) && !field.options?.length)
      warn(`has the field "${id}" of the type "${type}" without \`options\`: there is no choice.`);
  }
}

const needsOptions = (type: FormField['type']) =>
  ['select', 'radio', 'checkbox', 'questions'].includes(kindOf(type).control);
