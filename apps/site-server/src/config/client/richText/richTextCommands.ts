import { lift, setBlockType, toggleMark, wrapIn } from 'prosemirror-commands';
import { redo, undo } from 'prosemirror-history';
import type { Node, NodeType } from 'prosemirror-model';
import { liftListItem, sinkListItem, wrapRangeInList } from 'prosemirror-schema-list';
import type { Command, EditorState } from 'prosemirror-state';
import { richTextSchema } from './richTextSchema';

const { nodes, marks } = richTextSchema;
const { bold, italic, link } = marks;
const { paragraph, heading, quote, bulletList, orderedList, listItem } = nodes;

/** The innermost node of one of these types around the selection. */
function nodeAround(state: EditorState, types: readonly NodeType[]) {
  const { $from } = state.selection;
  for (let { depth } = $from; depth > 0; depth -= 1) {
    const node = $from.node(depth);
    if (types.includes(node.type)) return { node, pos: $from.before(depth), depth };
  }
  return undefined;
}

/** A paragraph that becomes a heading keeps its attributes, such as its alignment. */
const keepAttributes = ({ attrs }: Node) => ({ kept: (attrs['kept'] as unknown) ?? [] });

const lists = [bulletList!, orderedList!];

/** A heading cannot be a list item: its text becomes a paragraph first. */
const makeList =
  (type: NodeType): Command =>
  (state, dispatch) => {
    const { from, to } = state.selection;
    const tr = state.tr.setBlockType(from, to, paragraph!, keepAttributes);
    const range = tr.doc.resolve(from).blockRange(tr.doc.resolve(to));
    if (!range || !wrapRangeInList(tr, range, type)) return false;
    dispatch?.(tr.scrollIntoView());
    return true;
  };

/** Makes a list, changes its kind, or turns its items into paragraphs. */
const toggleList =
  (type: NodeType): Command =>
  (state, dispatch) => {
    const around = nodeAround(state, lists);
    if (!around) return makeList(type)(state, dispatch);
    if (around.node.type === type) return liftListItem(listItem!)(state, dispatch);
    dispatch?.(state.tr.setNodeMarkup(around.pos, type));
    return true;
  };

const toggleQuote: Command = (state, dispatch) =>
  nodeAround(state, [quote!]) ? lift(state, dispatch) : wrapIn(quote!)(state, dispatch);

/** Removes all marks, and turns headings into paragraphs. */
const clear: Command = (state, dispatch) => {
  const { from, to, empty } = state.selection;
  if (empty) return false;
  if (dispatch) {
    const { tr } = state;
    tr.removeMark(from, to);
    tr.setBlockType(from, to, paragraph!, keepAttributes);
    dispatch(tr.scrollIntoView());
  }
  return true;
};

export const richTextCommands = {
  bold: toggleMark(bold!),
  italic: toggleMark(italic!),
  bullets: toggleList(bulletList!),
  numbers: toggleList(orderedList!),
  quote: toggleQuote,
  indent: sinkListItem(listItem!),
  outdent: liftListItem(listItem!),
  clear,
  undo,
  redo,
} satisfies Record<string, Command>;
export type RichTextCommand = keyof typeof richTextCommands;

/** Whether a button is shown as pressed: its format is already applied. */
export function isActive(state: EditorState, name: RichTextCommand): boolean {
  switch (name) {
    case 'bold':
      return hasMark(state, bold!);
    case 'italic':
      return hasMark(state, italic!);
    case 'bullets':
      return nodeAround(state, lists)?.node.type === bulletList;
    case 'numbers':
      return nodeAround(state, lists)?.node.type === orderedList;
    case 'quote':
      return nodeAround(state, [quote!]) !== undefined;
    default:
      return false;
  }
}

function hasMark(state: EditorState, type: NonNullable<typeof bold>): boolean {
  const { from, to, $from, empty } = state.selection;
  return empty
    ? type.isInSet(state.storedMarks ?? $from.marks()) !== undefined
    : state.doc.rangeHasMark(from, to, type);
}

/** `p`, or `h1` to `h6`, as in the list of styles; `undefined` inside content that is not edited here. */
export function blockStyle(state: EditorState): string {
  const { parent } = state.selection.$from;
  if (parent.type === heading) return `h${parent.attrs['level'] as number}`;
  return parent.type === paragraph ? 'p' : '';
}

export const setBlockStyle = (style: string): Command =>
  /^h[1-6]$/.test(style)
    ? setBlockStyleTo(heading!, { level: Number(style.slice(1)) })
    : setBlockStyleTo(paragraph!);

const setBlockStyleTo =
  (type: NodeType, attrs: Record<string, unknown> = {}): Command =>
  (state, dispatch) => {
    if (!setBlockType(type, attrs)(state)) return false;
    const { from, to } = state.selection;
    dispatch?.(
      state.tr
        .setBlockType(from, to, type, (node: Node) => ({ ...keepAttributes(node), ...attrs }))
        .scrollIntoView(),
    );
    return true;
  };

export interface LinkRange {
  from: number;
  to: number;
  /** The current link; empty where there is none. */
  href: string;
}

/** The selected text, or the whole link at the cursor. */
export function linkRange(state: EditorState): LinkRange {
  const { from, to, $from, empty } = state.selection;
  // Before its first character the cursor belongs to a link as well.
  const atStart = $from.nodeAfter?.marks ?? [];
  const mark = empty ? (link!.isInSet($from.marks()) ?? link!.isInSet(atStart)) : firstLink(state);
  if (!empty || !mark) return { from, to, href: hrefOf(mark) };
  const { parent, parentOffset } = $from;
  const start = from - parentOffset;
  let range: LinkRange = { from, to, href: hrefOf(mark) };
  let begin: number | undefined;
  parent.forEach((node, offset) => {
    if (!mark.isInSet(node.marks)) {
      begin = undefined;
      return;
    }
    begin ??= offset;
    const end = offset + node.nodeSize;
    if (begin <= parentOffset && parentOffset <= end)
      range = { from: start + begin, to: start + end, href: hrefOf(mark) };
  });
  return range;
}

function firstLink(state: EditorState) {
  const { from, to } = state.selection;
  let found: ReturnType<NonNullable<typeof link>['isInSet']>;
  state.doc.nodesBetween(from, to, (node) => {
    found ??= link!.isInSet(node.marks);
  });
  return found;
}

const hrefOf = (mark: ReturnType<NonNullable<typeof link>['isInSet']>): string =>
  (mark?.attrs['href'] as string | undefined) ?? '';

/**
 * Applies a link to a range; if nothing is selected, its text is inserted as well.
 * @param href if empty, the link is removed
 */
export const setLink =
  ({ from, to }: LinkRange, href: string, text: string): Command =>
  (state, dispatch) => {
    const { tr } = state;
    if (href === '') tr.removeMark(from, to, link);
    else if (from === to)
      tr.insert(
        from,
        richTextSchema.text(text, [...state.selection.$from.marks(), link!.create({ href })]),
      );
    else {
      // A link whose address alone changes keeps its other attributes.
      let before: Record<string, unknown> = {};
      state.doc.nodesBetween(from, to, (node) => {
        const mark = link!.isInSet(node.marks);
        if (mark) before = mark.attrs;
      });
      tr.addMark(from, to, link!.create({ ...before, href }));
    }
    tr.removeStoredMark(link!);
    dispatch?.(tr.scrollIntoView());
    return true;
  };
