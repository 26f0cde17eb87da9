/** The state of one open layer, for the other layers of the page. */
export interface StackedLayer {
  readonly element: HTMLElement;
  readonly modal: boolean;
  /** Whether the browser itself keeps the rest of the page inert (a `<dialog>` shown as modal). */
  readonly native: boolean;
  /** Called after another layer was opened or closed. */
  readonly settle?: (() => void) | undefined;
  /** Returns the focus, also for a layer that was opened from inside this one. */
  readonly giveBack?: (() => void) | undefined;
}

/** State that the layers of several packages, and of several copies of them, share on one page. */
export interface LayerStack {
  readonly layers: StackedLayer[];
  lastId: number;
  scrollLocks: number;
  releaseScroll?: (() => void) | undefined;
  inert: HTMLElement[];
  hideTooltip?: (() => void) | undefined;
}

// A registered symbol is the same in every copy of this module; a module variable would not be.
const key: unique symbol = Symbol.for('plinth.layers') as never;

/** The stack of a document, oldest layer first: the opening order is the stacking order. */
export function layerStack(page: Document): LayerStack {
  const owner = page as Document & { [key]?: LayerStack };
  return (owner[key] ??= {
    layers: [],
    lastId: 0,
    scrollLocks: 0,
    inert: [],
  });
}

/** The topmost modal layer; a layer whose element was removed from the page does not count. */
export function topModal(page: Document): StackedLayer | undefined {
  return layerStack(page).layers.findLast(({ modal, element }) => modal && element.isConnected);
}

/**
 * The parent for a new element, so that neither an open modal layer nor a modal dialog of the page's
 * own makes it inert.
 */
export function layerHost(page: Document): HTMLElement {
  const own = topModal(page)?.element;
  // No API tells which of two modal dialogs is on top, but the top one has the focus.
  const focused = page.activeElement?.closest<HTMLElement>('dialog:modal');
  if (own && (!focused || focused.contains(own))) return own;
  return focused ?? page.querySelector<HTMLElement>('dialog:modal') ?? page.body;
}

/** An id that no other copy of the package on the page assigns. */
export function layerId(page: Document, kind: string): string {
  return `pl-${kind}-${(layerStack(page).lastId += 1)}`;
}

export function pushLayer(page: Document, layer: StackedLayer): void {
  layerStack(page).layers.push(layer);
  settleLayers(page);
}

export function removeLayer(page: Document, layer: StackedLayer): void {
  const { layers } = layerStack(page);
  const index = layers.indexOf(layer);
  if (index >= 0) layers.splice(index, 1);
  settleLayers(page);
}

function settleLayers(page: Document): void {
  for (const layer of [...layerStack(page).layers]) layer.settle?.();
}
