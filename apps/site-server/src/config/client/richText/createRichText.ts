import { baseKeymap, chainCommands, exitCode } from 'prosemirror-commands';
import { history } from 'prosemirror-history';
import { keymap } from 'prosemirror-keymap';
import type { Node } from 'prosemirror-model';
import { splitListItem } from 'prosemirror-schema-list';
import { EditorState, type Command, type EditorState as State } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { cleanPaste, type PasteOptions } from './cleanPaste';
import { richTextCommands, setBlockStyle } from './richTextCommands';
import { richTextSchema } from './richTextSchema';
import { createRichTextWriter } from './writeRichText';

export interface RichTextOptions {
  /** Attributes of the editable element, such as its name for screen readers. */
  attributes: Record<string, string>;
  isEditable: boolean;
  paste: PasteOptions;
  openLink: Command;
  focusToolbar: Command;
  /** Names of the styles that its lines can have, such as `p` and `h2`; if empty, lists are unavailable, too. */
  styles: readonly string[];
  hasQuotes: boolean;
  /** Called when the text or the selection has changed. */
  onChange(state: State, isEdited: boolean): void;
}

export interface RichText {
  view: EditorView;
  run(command: Command): void;
  /** Shows another text; earlier changes can no longer be undone. */
  load(doc: Node): void;
}

/** The editable text itself. */
export function createRichText(
  place: HTMLElement,
  doc: Node,
  {
    attributes,
    isEditable,
    paste,
    openLink,
    focusToolbar,
    styles,
    hasQuotes,
    onChange,
  }: RichTextOptions,
): RichText {
  const { bold, italic, undo, redo, bullets, numbers, quote, indent, outdent } = richTextCommands;
  const { nodes } = richTextSchema;
  const newLine = chainCommands(exitCode, (state, dispatch) => {
    dispatch?.(state.tr.replaceSelectionWith(nodes['lineBreak']!.create()).scrollIntoView());
    return true;
  });
  const plugins = [
    history(),
    keymap({
      'Mod-b': bold,
      'Mod-i': italic,
      'Mod-k': openLink,
      'Mod-z': undo,
      'Mod-y': redo,
      'Shift-Mod-z': redo,
      'Alt-F10': focusToolbar,
      'Shift-Enter': newLine,
      Enter: splitListItem(nodes['listItem']!),
      ...(styles.length > 0 && {
        'Shift-Mod-7': numbers,
        'Shift-Mod-8': bullets,
        ...(hasQuotes && { 'Shift-Mod-9': quote }),
        // Tab moves the focus out of the field, as from every other field.
        'Mod-]': indent,
        'Mod-[': outdent,
        ...Object.fromEntries(
          styles.map((style) => [`Mod-Alt-${style.slice(1) || '0'}`, setBlockStyle(style)]),
        ),
      }),
    }),
    keymap(baseKeymap),
    cleanPaste(paste),
  ];
  const stateOf = (text: Node) => EditorState.create({ doc: text, plugins });
  const view = new EditorView(place, {
    state: stateOf(doc),
    editable: () => isEditable,
    attributes,
    clipboardSerializer: createRichTextWriter(document.implementation.createHTMLDocument()),
    dispatchTransaction(tr) {
      const state = view.state.apply(tr);
      view.updateState(state);
      onChange(state, tr.docChanged);
    },
  });
  return {
    view,
    run(command) {
      command(view.state, view.dispatch, view);
      view.focus();
    },
    load(text) {
      view.updateState(stateOf(text));
      onChange(view.state, false);
    },
  };
}
