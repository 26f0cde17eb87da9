import type { Block } from './block';
import type { Host } from '@plinth/site-blocks/host';

/** Milliseconds from a first use in which a press is answered, and nothing begins that can wait. */
export const answerTime = 200;

interface EarlyUse {
  /** The block that is not attached yet, if the event happened inside one; for the head, the page's own start. */
  waitingBlock(target: EventTarget | null): Block | undefined;
  /** Starts the block now; settles when its behaviour is attached, or has failed. */
  begin(block: Block): Promise<void>;
  /** Called with every event that shows that a visitor uses the page, or leaves its window. */
  use(sign: Event): void;
}

/**
 * Events which show that a visitor is there who may use the page; they start loading before a pointer reaches a
 * control. Not `scroll`: a reader uses nothing, and every use begins with one of these events. Not `pointerover`: a
 * page that scrolls under a resting pointer fires it as well. A visitor who leaves the window may change in another
 * window what this page shows, and a visitor who leaves the page may come back to it.
 */
const signs = [
  'pointermove',
  'pointerdown',
  'focusin',
  'keydown',
  'blur',
  'visibilitychange',
  'pagehide',
];

/**
 * Holds a visitor's input before a block's script has loaded: the click or the submit is held, the block is started at
 * once, and the same control is used again, unless the block can answer without its script. Only the row's own controls
 * are held, never hover, touch or scroll, and only events of a person (`isTrusted`). When the script fails to load, the
 * browser's own behaviour runs: a form still posts, a link still leads somewhere.
 */
export function holdEarlyUse(
  { document: page, start }: Host,
  { waitingBlock, begin, use }: EarlyUse,
): () => void {
  // Without an `AbortSignal`: its two objects are the most expensive that a slow phone creates here.
  const undo: (() => void)[] = [];
  function listen<Received extends Event>(
    target: EventTarget,
    type: string,
    listener: (event: Received) => void,
  ): void {
    target.addEventListener(type, listener as EventListener, true);
    undo.push(() => target.removeEventListener(type, listener as EventListener, true));
  }
  /** Forms that are submitted again: their event is trusted, unlike that of a repeated click. */
  const released = new WeakSet<Element>();

  const stop = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const hold = (control: HTMLElement, block: Block, repeat: () => void) => {
    // The function that answers the press meanwhile writes to it (`attachWaitingGallery`): then it is not repeated.
    const { dataset } = control;
    if ('held' in dataset) return;
    dataset['held'] = '';
    void begin(block).then(() =>
      // Only after the event: during it, browsers ignore a second submit of the same form.
      setTimeout(() => {
        const isOpen = !dataset['held'] && control.isConnected;
        delete dataset['held'];
        released.add(control);
        if (isOpen) repeat();
        released.delete(control);
      }),
    );
  };

  listen<MouseEvent>(page, 'click', (event) => {
    if (!event.isTrusted || event.defaultPrevented) return;
    const block = waitingBlock(event.target) ?? waitingBlock(page.head);
    const control =
      block?.row.waits && (event.target as Element).closest<HTMLElement>(block.row.waits);
    if (!control) return;
    stop(event);
    // An answered press is not held: the same press loads the script, below.
    if (!block.answer?.(control)) hold(control, block, () => control.click());
  });

  listen<SubmitEvent>(page, 'submit', (event) => {
    const form = event.target as HTMLFormElement;
    const block = waitingBlock(form);
    if (!block || released.has(form)) return;
    const { submitter } = event;
    stop(event);
    hold(form, block, () => form.requestSubmit(submitter));
  });

  for (const type of signs)
    listen<PointerEvent>(page.defaultView!, type, (event) => {
      // Browsers fire it for a resting pointer as well, when a page has appeared or moved under it.
      if (type === 'pointermove' && !event.movementX && !event.movementY) return;
      const block = waitingBlock(event.target);
      // A block that answers presses without its script can wait: the script loads after the answer.
      if (block) setTimeout(start, block.answer && answerTime, block.element);
      use(event);
    });
  return () => undo.forEach((stopListening) => stopListening());
}
