import { DOMParser, Fragment, Slice } from 'prosemirror-model';
import { Plugin, PluginKey, Selection, TextSelection, type Transaction } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import type { CleanedHtml } from './cleanHtml';
import { richTextSchema } from './richTextSchema';
import { tidyPasted } from './tidyPasted';

export interface PasteOptions {
  /** Cleans HTML of another program. Rejects where the server is away. */
  clean(html: string): Promise<CleanedHtml>;
  /** Announces which parts were left out, or that nothing could be inserted. */
  say(message: string): void;
  /** The message for files, which are not text. */
  noFiles: string;
  /** The message for a text whose formatting is lost, because the server does not answer. */
  textOnly: string;
}

interface Place {
  from: number;
  to: number;
}

/** The position of a text that is still being sanitised: it moves with other changes. */
interface Waiting extends Place {
  id: number;
}

const key = new PluginKey<readonly Waiting[]>('paste');

/** Pasted and dropped HTML passes the sanitiser of the site before any of it is inserted. Plain text needs none. */
export function cleanPaste({ clean, say, noFiles, textOnly }: PasteOptions): Plugin {
  let count = 0;

  async function take(
    view: EditorView,
    { html, text }: { html: string; text: string },
    { from, to }: Place,
  ): Promise<void> {
    count += 1;
    const id = count;
    view.dispatch(view.state.tr.setMeta(key, { begin: { id, from, to } }));
    const cleaned = await clean(html).catch(() => undefined);
    if (view.isDestroyed) return;
    const { tr } = view.state;
    const place = key.getState(view.state)?.find((one) => one.id === id);
    if (place) insert(tr, place, cleaned ? sliceOf(cleaned.content, html) : textSlice(text));
    view.dispatch(tr.setMeta(key, { end: id }).setMeta('paste', true).scrollIntoView());
    say(cleaned ? cleaned.note : textOnly);
  }

  function handle(
    view: EditorView,
    event: Event,
    { data, place }: { data: DataTransfer | null; place: Place | undefined },
  ): boolean {
    if (!data || !view.editable) return false;
    const html = data.getData('text/html');
    const text = data.getData('text/plain');
    if (html === '' && text === '' && data.types.includes('Files')) {
      // A browser would replace the page by a dropped file.
      event.preventDefault();
      say(noFiles);
      return true;
    }
    if (html === '' || !place) return false;
    event.preventDefault();
    void take(view, { html, text }, place);
    return true;
  }

  return new Plugin<readonly Waiting[]>({
    key,
    state: {
      init: () => [],
      apply(tr, before) {
        const given = tr.getMeta(key) as { begin?: Waiting; end?: number } | undefined;
        const moved = before
          .filter(({ id }) => id !== given?.end)
          .map(({ id, from, to }) => ({
            id,
            from: tr.mapping.map(from, -1),
            to: tr.mapping.map(to),
          }));
        return given?.begin ? [...moved, given.begin] : moved;
      },
    },
    props: {
      handleDOMEvents: {
        paste: (view, event) =>
          handle(view, event, { data: event.clipboardData, place: view.state.selection }),
        drop(view, event) {
          // A text that is moved within the field is sanitised already.
          if (view.dragging) return false;
          const found = view.posAtCoords({ left: event.clientX, top: event.clientY });
          const place = found ? { from: found.pos, to: found.pos } : undefined;
          return handle(view, event, { data: event.dataTransfer, place });
        },
      },
    },
  });
}

function sliceOf(content: Element, html: string): Slice {
  // A text that was copied from such a field keeps its formatting.
  if (!html.includes('data-pm-slice')) tidyPasted(content);
  return DOMParser.fromSchema(richTextSchema).parseSlice(content);
}

function textSlice(text: string): Slice {
  const lines = text.split(/(?:\r\n?|\n)+/).filter((line) => line !== '');
  const blocks = lines.map((line) =>
    richTextSchema.nodes['paragraph']!.create(null, richTextSchema.text(line)),
  );
  return Slice.maxOpen(Fragment.from(blocks));
}

function insert(tr: Transaction, { from, to }: Place, slice: Slice): void {
  const { selection } = tr;
  const isThere =
    selection instanceof TextSelection && selection.from >= from && selection.to <= to;
  tr.replaceRange(from, to, slice);
  // The cursor is placed after the pasted text, unless it was moved meanwhile.
  if (isThere) tr.setSelection(Selection.near(tr.doc.resolve(tr.mapping.map(to)), -1));
}
