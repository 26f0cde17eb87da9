import type { FormErrors, FormSchema } from '../pure/formSchema';
import { h, type ViewNode } from './viewNode';

/** A list of links to the fields that need attention, then what belongs to no field. */
export function summaryList(
  errors: FormErrors,
  others: readonly string[],
  idPrefix: string,
  { fields }: Pick<FormSchema, 'fields'>,
): ViewNode[] {
  const atFields = fields.filter(({ id }) => errors[id] !== undefined);
  return [
    atFields.length > 0 &&
      h(
        'ul',
        {},
        atFields.map(({ id, title }) =>
          h('li', {}, h('a', { href: `#${idPrefix}${id}` }, sentence(title, errors[id]!))),
        ),
      ),
    ...others.map((text) => h('p', {}, text)),
  ];
}

const sentence = (title: string, error: string): string =>
  title && !error.startsWith(title) ? `${title}: ${error}` : error;
