import { fieldKinds, kindOf } from '../pure/fieldKinds';
import type { FormField, FormSchema } from '../pure/formSchema';
import { componentOf } from './componentOf';
import { warnOnce } from './warnOnce';

/** Warns of a form that is shown, but works badly: of entries that nobody takes, and of each field that lacks something. */
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
      'has nothing that takes its entries. They are posted to the address of the page itself and are lost there. Give it the prop `ports`, or an `action`.',
    );
  const seen = new Set<string>();
  for (const field of fields) {
    const { id, type } = field;
    if (seen.has(id))
      warn(`has two fields with the id "${id}", so one entry takes the place of the other.`);
    seen.add(id);
    if (!Object.hasOwn(fieldKinds, type))
      warn(
        `has the field "${id}" of the type "${type}", which is none of ${Object.keys(fieldKinds).join(', ')}.`,
      );
    else if (needsOptions(type) && !field.options?.length)
      warn(`has the field "${id}" of the type "${type}" without \`options\`: there is no choice.`);
  }
}

const needsOptions = (type: FormField['type']) =>
  ['select', 'radio', 'checkbox', 'questions'].includes(kindOf(type).control);
