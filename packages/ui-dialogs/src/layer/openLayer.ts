import type { Layer, LayerOptions } from './layerOptions';
import { layerHost } from './layerStack';
import { openElement } from './openElement';

/**
 * Opens a layer above the page and returns the handle that closes it. [DLG-1] [DLG-3]
 *
 * A modal layer is a `<dialog>` in the browser's top layer; a non-modal one is a manual popover.
 * For an existing element that is not a `<dialog>`, everything outside it becomes inert instead.
 * State for CSS: `[data-state="open"]`, `[data-state="closing"]`.
 *
 * @throws {TypeError} when neither `element` nor `content` is given.
 *
 * @example
 * ```ts
 * import { openLayer } from '@plinth/ui-dialogs';
 *
 * const layer = openLayer({ content: 'Free delivery today', role: 'status', modal: false });
 * ```
 */
export function openLayer(options: LayerOptions): Layer {
  const { element, content, modal = true, className } = options;
  if (element) return openElement(element, options);
  if (content === undefined)
    throw new TypeError(
      'openLayer has nothing to show, so no layer was opened. Pass `element` (yours, stays where it is) or `content` (put into a new layer).',
    );
  const own = document.createElement(modal ? 'dialog' : 'div');
  own.className = className ? `pl-layer ${className}` : 'pl-layer';
  own.append(content);
  if (modal) {
    document.body.append(own);
    return openElement(own, options, { remove: () => own.remove() });
  }

  const settle = (): void => settleUnder(own, layerHost(document));
  const listening = new AbortController();
  layerHost(document).append(own);
  const layer = openElement(own, options, {
    settle,
    remove() {
      listening.abort();
      own.remove();
    },
  });
  // A dialog of the page's own opens or closes.
  document.addEventListener('toggle', ({ target }) => target !== own && settle(), {
    capture: true,
    signal: listening.signal,
  });
  return layer;
}

/**
 * Moves a non-modal layer to a parent that is not inert, above the layers that were opened since.
 */
function settleUnder(element: HTMLElement, host: HTMLElement): void {
  if (element.parentElement === host || element.contains(host)) return;
  host.append(element);
  element.showPopover?.();
}
