import type { Translate } from '@plinth/site-model';
import type { FieldMessageKey } from '../messages/fieldMessages';
import type { FormField } from '../pure/formSchema';
import type { BuildNode, NodeChild, NodeProps } from './buildNode';
import { elementId } from './elementId';

/**
 * The entry for the number of rows, used only without the page's script: there this number, and the
 * filled rows, determine the rows; otherwise buttons do.
 */
export const rowCount = <Node>(
  h: BuildNode<Node>,
  { min, max }: FormField,
  props: NodeProps,
): Node =>
  h('input', {
    ...props,
    className: 'field-element',
    type: 'number',
    inputMode: 'numeric',
    min,
    max,
    'data-unmet': '',
  });

interface RowContext<Node> {
  h: BuildNode<Node>;
  idPrefix: string;
  translate: Translate<FieldMessageKey>;
}

/** A row's button; its accessible name includes the row. */
function rowButton<Node>(
  { h, translate }: RowContext<Node>,
  action: 'add' | 'up' | 'down' | 'remove',
  name: string,
): Node {
  const props = { type: 'button', className: 'pl-form-row-button', 'data-row-action': action };
  return h(
    'button',
    action === 'add' ? { ...props, hidden: true } : props,
    translate(`forms.row.${action}`),
    h('span', { className: 'pl-form-unseen' }, ` (${name})`),
  );
}

/** One row of a repeating group, around its fields. */
export function rowView<Node>(
  group: FormField,
  { at, isShown, fields }: { at: number; isShown: boolean; fields: readonly NodeChild<Node>[] },
  context: RowContext<Node>,
): Node {
  const { h } = context;
  const name = `${group.title} ${at}`;
  return h(
    'fieldset',
    {
      className: 'pl-form-row',
      'data-row-of': group.id,
      'data-unmet': isShown ? undefined : '',
    },
    h('legend', { className: 'title' }, name),
    h('div', { className: 'field-list' }, ...fields),
    h(
      'div',
      // A script adds behaviour to the buttons.
      { className: 'pl-form-row-buttons', hidden: true },
      ...(['up', 'down', 'remove'] as const).map((action) => rowButton(context, action, name)),
    ),
  );
}

/** The button below the rows of a group. */
export const addRowView = <Node>(group: FormField, context: RowContext<Node>): Node =>
  context.h(
    'div',
    {
      className: 'pl-form-row-add',
      'data-add-of': group.id,
      id: `${context.idPrefix}${elementId(group.id)}-add`,
    },
    rowButton(context, 'add', group.title),
  );
