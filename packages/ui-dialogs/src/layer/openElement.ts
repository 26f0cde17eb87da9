import { deepActive } from './deepActive';
import { focusInto, rememberFocus } from './focusReturn';
import { guardFrames } from './guardFrames';
import { inertOutside } from './inertOutside';
import { layerBase } from './layerBase';
import type { Layer, LayerOptions } from './layerOptions';
import { layerStack, pushLayer, removeLayer, topModal, type StackedLayer } from './layerStack';
import { listenForCancel } from './listenForCancel';
import { lockScroll } from './lockScroll';
import { listenForTab } from './listenForTab';
import { scrollToStart } from './scrollToStart';
import { isInside } from './shownIn';
import { tabbable } from './tabbable';
import { hideFallback, whenAnimationsEnd } from './whenAnimationsEnd';

/** A layer element that the package has created, as opposed to one that stays in its place. */
export interface OwnElement {
  /** Called after another layer or dialog was opened or closed. */
  settle?: (() => void) | undefined;
  /** Called when the layer is closed, before the focus returns. */
  remove(): void;
}

/** Opens an element of the page as a layer and returns the handle that closes it. [DLG-3] */
export function openElement(
  element: HTMLElement,
  options: Omit<LayerOptions, 'element' | 'content' | 'className'>,
  own?: OwnElement,
): Layer {
  const { modal = true } = options;
  const page = element.ownerDocument;
  const restoreFocus = options.returnFocus === false ? undefined : rememberFocus(page);

  const undoAttributes = describe(element, options);
  const native = modal && isDialog(element);
  const entry: StackedLayer = {
    element,
    modal,
    native,
    settle: own?.settle,
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
    own?.remove();
    // A modal layer always restores focus, a non-modal layer only if it still has the focus;
    // neither moves focus out of a newer modal layer.
    const newer = layerStack(page).layers.at(-1);
    if ((modal || hadFocus) && !(newer?.modal && isInside(deepActive(page), newer.element)))
      entry.giveBack!();
    options.onDestroy?.();
  }

  listenForCancel({ element, native, modal, options, signal: listeners.signal, layer });
  if (modal) {
    listenForTab(element, listeners.signal);
    guardFrames(element, listeners.signal);
    if (!native) keepFocusInside(element, page, listeners.signal);
  }
  if (modal || options.initialFocus) focusFirst(element, options);
  return layer;
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
