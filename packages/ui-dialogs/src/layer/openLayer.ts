import { deepActive } from './deepActive';
import { focusInto, rememberFocus } from './focusReturn';
import { guardFrames } from './guardFrames';
import { inertOutside } from './inertOutside';
import { layerBase } from './layerBase';
import type { Layer, LayerOptions } from './layerOptions';
import {
  layerHost,
  layerStack,
  pushLayer,
  removeLayer,
  topModal,
  type StackedLayer,
} from './layerStack';
import { listenForCancel } from './listenForCancel';
import { lockScroll } from './lockScroll';
import { listenForTab } from './listenForTab';
import { scrollToStart } from './scrollToStart';
import { isInside } from './shownIn';
import { tabbable } from './tabbable';
import { hideFallback, whenAnimationsEnd } from './whenAnimationsEnd';

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
  const { modal = true } = options;
  const { element, isOwn } = layerElement(options);
  const page = element.ownerDocument;
  const restoreFocus = options.returnFocus === false ? undefined : rememberFocus(page);
  if (isOwn) (modal ? page.body : layerHost(page)).append(element);

  const undoAttributes = describe(element, options);
  const native = modal && isDialog(element);
  const entry: StackedLayer = {
    element,
    modal,
    native,
    settle: isOwn && !modal ? () => settleUnder(element, layerHost(page)) : undefined,
    giveBack: () => giveBack(options.returnFocus, restoreFocus),
  };
  element.style.zIndex = String(layerBase + layerStack(page).layers.length);
  show(element, native);
  pushLayer(page, entry);
  inertOutside(page);
  const unlock = modal && options.lockScroll !== false ? lockScroll(page) : undefined;

  const listeners = new AbortController();
  let state: 'open' | 'closing' | 'closed' = 'open';
  let hiding: Promise<void> | undefined;
  const layer: Layer = {
    element,
    get isOpen() {
      return state === 'open';
    },
    get isTopmost() {
      return layerStack(page).layers.at(-1) === entry;
    },
    hide() {
      if (state === 'open') {
        state = 'closing';
        element.dataset['state'] = 'closing';
        hiding = whenAnimationsEnd(element, options.hideFallback ?? hideFallback).then(destroy);
      }
      return hiding ?? Promise.resolve();
    },
    destroy,
  };

  function destroy(): void {
    if (state === 'closed') return;
    const active = deepActive(page);
    const hadFocus = active === page.body || isInside(active, element);
    state = 'closed';
    listeners.abort();
    hideElement(element);
    removeLayer(page, entry);
    inertOutside(page);
    unlock?.();
    undoAttributes();
    if (isOwn) element.remove();
    // A modal layer always restores focus, a non-modal layer only if it still has the focus;
    // neither moves focus out of a newer modal layer.
    const newer = layerStack(page).layers.at(-1);
    if ((modal || hadFocus) && !(newer?.modal && isInside(deepActive(page), newer.element)))
      entry.giveBack!();
    options.onDestroy?.();
  }

  // A dialog of the page's own opens or closes.
  if (entry.settle)
    page.addEventListener('toggle', ({ target }) => target !== element && entry.settle!(), {
      capture: true,
      signal: listeners.signal,
    });
  listenForCancel({ element, native, modal, options, signal: listeners.signal, layer });
  if (modal) {
    listenForTab(element, listeners.signal);
    guardFrames(element, listeners.signal);
    if (!native) keepFocusInside(element, page, listeners.signal);
  }
  if (modal || options.initialFocus) focusFirst(element, options);
  return layer;
}

function layerElement({ element, content, modal = true, className }: LayerOptions): {
  element: HTMLElement;
  isOwn: boolean;
} {
  if (element) return { element, isOwn: false };
  if (content === undefined)
    throw new TypeError(
      'openLayer has nothing to show, so no layer was opened. Pass `element` (yours, stays where it is) or `content` (put into a new layer).',
    );
  const own = document.createElement(modal ? 'dialog' : 'div');
  own.className = className ? `pl-layer ${className}` : 'pl-layer';
  own.append(content);
  return { element: own, isOwn: true };
}

const isDialog = (element: HTMLElement): element is HTMLDialogElement =>
  element.localName === 'dialog' && 'showModal' in element;

/** Sets attributes for screen readers and CSS, and returns the undo. */
function describe(element: HTMLElement, options: LayerOptions): () => void {
  const { modal = true, role, label, labelledBy, describedBy } = options;
  const native = isDialog(element);
  const wanted: Record<string, string | undefined> = {
    role: role ?? (native ? undefined : 'dialog'),
    'aria-label': label,
    'aria-labelledby': labelledBy,
    'aria-describedby': describedBy,
    'aria-modal': modal ? 'true' : undefined,
    popover: native || !('popover' in element) ? undefined : 'manual',
    tabindex: !modal || element.hasAttribute('tabindex') ? undefined : '-1',
    'data-state': 'open',
    'data-modal': modal ? '' : undefined,
  };
  const before = Object.entries(wanted)
    .filter(([, value]) => typeof value === 'string')
    .map(([name, value]) => {
      const old = element.getAttribute(name);
      element.setAttribute(name, value!);
      return [name, old] as const;
    });
  const hidden = element.hidden;
  element.hidden = false;
  const zIndex = element.style.zIndex;
  return () => {
    element.hidden = hidden;
    element.style.zIndex = zIndex;
    for (const [name, old] of before)
      if (old === null) element.removeAttribute(name);
      else element.setAttribute(name, old);
  };
}

function show(element: HTMLElement, native: boolean): void {
  if (native) {
    // A server may have rendered `<dialog open>`, which is open but not modal; showModal() would
    // throw.
    element.removeAttribute('open');
    // The browser would focus an element and scroll to it, such as the last button of a long text.
    // `focusFirst` chooses instead.
    const { autofocus } = element;
    element.autofocus = true;
    (element as HTMLDialogElement).showModal();
    element.autofocus = autofocus;
  } else if (isDialog(element)) element.show();
  else element.showPopover?.();
}

function hideElement(element: HTMLElement): void {
  if (isDialog(element)) element.close();
  else if (element.isConnected && element.hasAttribute('popover')) element.hidePopover?.();
}

/**
 * Moves a non-modal layer to a parent that is not inert, above the layers that were opened since.
 */
function settleUnder(element: HTMLElement, host: HTMLElement): void {
  if (element.parentElement === host || element.contains(host)) return;
  host.append(element);
  element.showPopover?.();
}

function keepFocusInside(element: HTMLElement, page: Document, signal: AbortSignal): void {
  const bringBack = (event: FocusEvent): void => {
    // In a shadow root the event's target is the host, so the path is needed.
    const path = event.composedPath();
    const isAllowed = layerStack(page).layers.some(
      (layer) => (layer.element === element || !layer.modal) && path.includes(layer.element),
    );
    if (!isAllowed && topModal(page)?.element === element) focusInto(element);
  };
  page.addEventListener('focusin', bringBack, { signal });
}

function focusFirst(element: HTMLElement, { initialFocus }: LayerOptions): void {
  const wanted = typeof initialFocus === 'function' ? initialFocus() : initialFocus;
  const target =
    wanted ?? element.querySelector<HTMLElement>('[autofocus]') ?? tabbable(element)[0] ?? element;
  const isInView = scrollToStart(element, target);
  (isInView ? target : element).focus({ preventScroll: true });
}

function giveBack(returnFocus: LayerOptions['returnFocus'], restore?: () => void): void {
  const wanted = typeof returnFocus === 'function' ? returnFocus() : returnFocus;
  if (wanted) wanted.focus({ preventScroll: true });
  else restore?.();
}
