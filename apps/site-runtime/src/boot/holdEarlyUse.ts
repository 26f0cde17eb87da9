import type { Block } from './block';
import type { Host } from './host';

interface EarlyUse {
  /** The block that is not attached yet, if the event happened inside one. */
  waitingBlock(target: EventTarget | null): Block | undefined;
  /** Starts the block now; settles when its behaviour is attached, rejects when it failed. */
  begin(block: Block): Promise<void>;
}

/**
 * Keeps what a visitor does before a block's script has arrived: the click or the submit is held, the block is started
 * at once, and the same control is used once more; unless the block can answer without its script. Only the row's own
 * controls are held, never hover, touch or scroll, and only what a person did (`isTrusted`). When the script fails, the
 * browser's own behaviour goes ahead: a form still posts, a link still leads somewhere.
 */
export function holdEarlyUse(
  { document: page, start }: Host,
  { waitingBlock, begin }: EarlyUse,
): () => void {
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  const released = new WeakSet<Element>();

  const stop = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const hold = (control: HTMLElement, block: Block, repeat: () => void) => {
    // Something is written there by what answers the press meanwhile (`meetGallery`): then it is not repeated.
    const { dataset } = control;
    if ('held' in dataset) return;
    dataset['held'] = '';
    // Not before the event is over: while it lasts, browsers pass over a second submit of the same form.
    const release = () =>
      setTimeout(() => {
        const isOpen = !dataset['held'] && control.isConnected;
        delete dataset['held'];
        released.add(control);
        if (isOpen) repeat();
        released.delete(control);
      });
    begin(block).then(release, release);
  };

  page.addEventListener(
    'click',
    (event) => {
      if (!event.isTrusted || event.defaultPrevented) return;
      const block = waitingBlock(event.target);
      const control =
        block?.row.waits && (event.target as Element).closest<HTMLElement>(block.row.waits);
      if (!control || released.has(control)) return;
      stop(event);
      // What was answered waits for nothing: the script comes by the same hand, below.
      if (!block.answer?.(control)) hold(control, block, () => control.click());
    },
    options,
  );

  page.addEventListener(
    'submit',
    (event) => {
      const form = event.target as HTMLFormElement;
      const block = waitingBlock(form);
      if (!block || released.has(form)) return;
      const { submitter } = event;
      stop(event);
      hold(form, block, () => form.requestSubmit(submitter));
    },
    options,
  );

  // Not `pointerover`: a page that scrolls under a pointer at rest sends it as well.
  for (const type of ['pointermove', 'pointerdown', 'focusin', 'keydown']) {
    page.addEventListener(
      type,
      ({ target }) => {
        const block = waitingBlock(target);
        if (block) start(block.element);
      },
      options,
    );
  }
  return () => listening.abort();
}
