import type { BlockRow } from './blockTable';

interface EarlyUse {
  /** The row and element of a block that is not attached yet, if the event happened inside one. */
  waitingBlock(target: EventTarget | null): { row: BlockRow; element: HTMLElement } | undefined;
  /** Starts the block now; settles when its behaviour is attached, rejects when it failed. */
  start(element: HTMLElement): Promise<void>;
}

/**
 * Keeps what a visitor does before a block's script has arrived: the click or the submit is held, the block is started
 * at once, and the same control is used once more. Only the row's own controls are held, never hover, touch or scroll,
 * and only what a person did (`isTrusted`). When the script fails, the browser's own behaviour goes ahead:
 * a form still posts, a link still leads somewhere.
 */
export function holdEarlyUse(page: Document, { waitingBlock, start }: EarlyUse): () => void {
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  const released = new WeakSet<Element>();

  const hold = (event: Event, control: HTMLElement, element: HTMLElement, repeat: () => void) => {
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
    start(element).then(release, release);
  };

  page.addEventListener(
    'click',
    (event) => {
      if (!event.isTrusted || event.defaultPrevented) return;
      const block = waitingBlock(event.target);
      const control = block?.row.waits
        ? (event.target as Element).closest<HTMLElement>(block.row.waits)
        : null;
      if (!block || !control || released.has(control)) return;
      hold(event, control, block.element, () => control.click());
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
      hold(event, form, block.element, () => form.requestSubmit(submitter));
    },
    options,
  );

  for (const type of ['pointerover', 'pointerdown', 'focusin', 'keydown']) {
    page.addEventListener(
      type,
      (event) => {
        const block = waitingBlock(event.target);
        // Failures are reported by the runtime itself.
        if (block) start(block.element).catch(() => {});
      },
      { ...options, passive: true },
    );
  }
  return () => listening.abort();
}
