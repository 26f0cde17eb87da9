import { isComposing } from '@plinth/dom/is-composing';
import type { CancelReason, Layer, LayerOptions } from './layerOptions';
import { layerStack, topModal } from './layerStack';

interface CancelSources {
  element: HTMLElement;
  native: boolean;
  modal: boolean;
  options: LayerOptions;
  signal: AbortSignal;
  layer: Layer;
}

/** Listens for every way in which a visitor cancels a layer. [DLG-1] */
export function listenForCancel(sources: CancelSources): void {
  const { element, native, modal, options, signal, layer } = sources;
  const page = element.ownerDocument;
  const cancel = (reason: CancelReason): void => {
    if (layer.isOpen && options.onCancel?.(reason) !== false) void layer.hide();
  };

  /** Somebody else has closed or removed it. */
  const lose = (): void => {
    if (layer.isOpen) options.onCancel?.('closed');
    layer.destroy();
  };

  if (native) {
    // Esc, and the back gesture on Android. These events of a nested dialog do not bubble natively,
    // but in React they do.
    element.addEventListener(
      'cancel',
      (event) => {
        if (event.target !== element) return;
        event.preventDefault();
        if (options.escape !== false) cancel('escape');
      },
      { signal },
    );
    // A form with method=dialog, or Chrome's second Esc in a row, which cannot be prevented.
    element.addEventListener(
      'close',
      (event) => {
        // The event arrives in its own task: by then the element may be open again.
        if (event.target === element && !(element as HTMLDialogElement).open) lose();
      },
      { signal },
    );
  } else if (options.escape !== false) {
    page.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape' || event.defaultPrevented || isComposing(event)) return;
        const isMine = modal
          ? topModal(page)?.element === element
          : event.composedPath().includes(element);
        if (!isMine || holdsPopover(element)) return;
        event.preventDefault();
        cancel('escape');
      },
      { signal },
    );
  }

  // If another page replaces this one, nothing could close the layer, and the next page would not
  // scroll.
  const watch = new MutationObserver(() => !element.isConnected && lose());
  watch.observe(page, { childList: true, subtree: true });
  signal.addEventListener('abort', () => watch.disconnect());

  if (modal && options.overlay !== false) listenForOverlay(sources, () => cancel('overlay'));
}

/**
 * A click counts only if it also began outside the panel, so that selecting text and releasing
 * outside does not close. The second click of a double click does not count either: its first click
 * opened the layer.
 */
function listenForOverlay({ element, native, signal }: CancelSources, cancel: () => void): void {
  const page = element.ownerDocument;
  let began = false;
  const isBeside = (event: Event): boolean => {
    if (native ? event.target !== element : isInOtherLayer(element, event)) return false;
    const panel = element.querySelector('[data-panel]') ?? element;
    const { left, right, top, bottom } = panel.getBoundingClientRect();
    const { clientX: x, clientY: y } = event as MouseEvent;
    return x < left || x > right || y < top || y > bottom;
  };
  const source = native ? element : page;
  source.addEventListener('pointerdown', (event) => (began = isBeside(event)), { signal });
  source.addEventListener(
    'click',
    (event) => {
      if (began && (event as MouseEvent).detail < 2 && isBeside(event)) cancel();
      began = false;
    },
    { signal },
  );
}

function isInOtherLayer(element: HTMLElement, event: Event): boolean {
  const path = event.composedPath();
  return layerStack(element.ownerDocument).layers.some(
    (layer) => layer.element !== element && path.includes(layer.element),
  );
}

/** Whether the layer contains an open popover, which the browser closes on Esc before the layer. */
const holdsPopover = (element: HTMLElement): boolean =>
  'popover' in element && element.querySelector(':popover-open:not([popover=manual])') !== null;
