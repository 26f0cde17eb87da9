import type { FormErrors, FormField } from '../pure/formSchema';
import type { BuildNode } from './buildNode';
import { ownValue } from '../pure/ownValue';
import { elementId } from './elementId';
import { errorInList } from './errorInList';

interface Summary {
  fields: readonly FormField[];
  errors: FormErrors;
  /** Messages that belong to no field. */
  others: readonly string[];
  idPrefix: string;
}

/** A list of links to the fields with errors, followed by messages that belong to no field. */
export function summaryList<Node>(
  h: BuildNode<Node>,
  { fields, errors, others, idPrefix }: Summary,
): Node[] {
  const items = fields.flatMap(({ id, title }) => {
    const error = ownValue(errors, id);
    if (error === undefined) return [];
    return [
      h('li', null, h('a', { href: `#${idPrefix}${elementId(id)}` }, errorInList(title, error))),
    ];
  });
  const list = items.length > 0 ? [h('ul', null, ...items)] : [];
  return [...list, ...others.map((text) => h('p', null, text))];
}
