import type { BuildNode, NodeProps } from './buildNode';
import { entryHints } from './entryHints';

/** The options of a list: the value that is sent, and the text that is shown. */
export type Choices = readonly (readonly [value: string, text: string])[];

interface Entry {
  props: NodeProps;
  /** @default no list */
  choices?: Choices | false | undefined;
  /** The text of a first option without a value. */
  noChoice?: string | undefined;
}

/** One entry: a list if there are choices, else a line of text with the hints of its type. */
export function entryView<Node>(
  h: BuildNode<Node>,
  kind: string,
  { props, choices, noChoice }: Entry,
): Node {
  const { autoComplete, ...hints } = entryHints(kind);
  const shared = { className: 'field-element', autoComplete, ...props };
  if (!choices) return h('input', { type: 'text', ...hints, ...shared });
  return h(
    'select',
    shared,
    noChoice !== undefined && h('option', { value: '' }, noChoice),
    ...choices.map(([value, text]) => h('option', { value }, text)),
  );
}

/** One of several boxes or radio buttons. */
export const boxView = <Node>(
  h: BuildNode<Node>,
  props: NodeProps,
  { text, className }: { text: string; className?: string },
): Node =>
  h(
    'div',
    { className: 'option' },
    h('label', null, h('input', props), h('span', { className }, text)),
  );
