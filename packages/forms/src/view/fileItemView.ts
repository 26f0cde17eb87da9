import { postedFile } from '../pure/fileValue';
import { postName } from '../pure/fieldTypes';
import type { BuildNode } from './buildNode';

/**
 * One file of a field. Without a script it is a checkbox: if checked, the file that the server
 * already has is sent; a script replaces it with buttons.
 */
export const fileItemView = <Node>(
  h: BuildNode<Node>,
  { field, id, name }: { field: string; id: string; name: string },
): Node =>
  h(
    'li',
    { className: 'pl-form-file', 'data-file': id },
    h(
      'label',
      { className: 'pl-form-file-name' },
      h('input', {
        type: 'checkbox',
        name: postName(field),
        value: postedFile(id, name),
        defaultChecked: true,
      }),
      h('bdi', null, name),
    ),
  );
