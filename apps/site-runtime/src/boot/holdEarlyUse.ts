import type { Block } from './runtime';

interface EarlyUse {
  /** The block that is not attached yet, if the event happened inside one. */
  waitingBlock(target: EventTarget | null): Block | undefined;
  /** Starts the block now; settles when its behaviour is attached, rejects when it failed. */
  start(block: Block): Promise<void>;
}

/**
 * Keeps what a visitor does before a block's script has arrived: the click or the submit is held, the block is started
 * at once, and the same control is used once more; unless the block can answer without its script. Only the row's own
 * controls are held, never hover, touch or scroll, and only what a person did (`isTrusted`). When the script fails, the
 * browser's own behaviour goes ahead: a form still posts, a link still leads somewhere.
 */
export function holdEarlyUse(page: Document, { waitingBlock, start }: EarlyUse): () => void {
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  const released = new WeakSet<Element>();

  const hold = (event: Event, control: HTMLElement, block: Block, repeat: () => void) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    if (control.dataset['held'] !== undefined) return;
    control.dataset['held'] = '';
    const release = () => {
      delete control.dataset['held'];
      if (!control.isConnected) return;
      released.add(control);
      repeat();
      released.delete(control);
    };
    start(block).then(release, release);
  };

  page.addEventListener(
    'click',
    (event) => {
      if (!event.isTrusted || event.defaultPrevented) return;
      const block = waitingBlock(event.target);
      const control =
        block?.row.waits && (event.target as Element).closest<HTMLElement>(block.row.waits);
      if (!control || released.has(control)) return;
      const isAnswered = block.answer?.(control);
      hold(event, control, block, () => isAnswered || control.click());
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
      hold(event, form, block, () => form.requestSubmit(submitter));
    },
    options,
  );

  // Not `pointerover`: a page that scrolls under a pointer at rest sends it as well.
  for (const type of ['pointermove', 'pointerdown', 'focusin', 'keydown']) {
    page.addEventListener(
      type,
      (event) => {
        const block = waitingBlock(event.target);
        // Failures are reported by the runtime itself.
        if (block) start(block).catch(() => {});
      },
      options,
    );
  }
  return () => listening.abort();
}
