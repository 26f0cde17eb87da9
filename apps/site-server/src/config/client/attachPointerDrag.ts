/** A position among the items: beside an item, or in an empty list. */
export interface DropPlace {
  element: HTMLElement;
  side: 'before' | 'after' | 'inside';
}

export interface PointerDragOptions {
  /** Selector of the items; each has its `[data-handle]` inside. */
  item: string;
  /** The drop position for an item that is dragged over an element; `undefined` if it would change nothing. */
  placeAt(dragged: HTMLElement, under: Element, pointer: PointerEvent): DropPlace | undefined;
  drop(dragged: HTMLElement, place: DropPlace): void;
}

/** Pixels from the edge of the view within which dragging scrolls, and the pixels that it scrolls by each frame. */
const scrollEdge = 48;
const scrollStep = 12;

/**
 * Items are dragged by their handles, with a mouse, a pen or a finger. The dragged item has `data-dragged`, its drop
 * position `data-drop="before|after|inside"`. Escape cancels; near the upper and lower edge of the view the page
 * scrolls. The handles become visible: they are hidden without a script.
 *
 * @returns a function that undoes it
 */
export function attachPointerDrag(
  root: HTMLElement,
  { item, placeAt, drop }: PointerDragOptions,
): () => void {
  const page = root.ownerDocument;
  const view = page.defaultView!;
  const listening = new view.AbortController();
  const { signal } = listening;
  let dragged: HTMLElement | undefined;
  let target: DropPlace | undefined;
  let pointer: PointerEvent | undefined;
  let frame = 0;

  const mark = (place: DropPlace | undefined) => {
    for (const one of root.querySelectorAll<HTMLElement>('[data-drop]')) delete one.dataset['drop'];
    target = place;
    if (place) place.element.dataset['drop'] = place.side;
  };
  const look = () => {
    if (!dragged || !pointer) return;
    const under = page.elementFromPoint(pointer.clientX, pointer.clientY);
    mark(under && root.contains(under) ? placeAt(dragged, under, pointer) : undefined);
  };
  const scroll = () => {
    frame = 0;
    if (!dragged || !pointer) return;
    const step = scrollAt(pointer.clientY, view.innerHeight);
    if (step === 0) return;
    scrollerOf(root).scrollBy(0, step);
    look();
    frame = view.requestAnimationFrame(scroll);
  };
  const end = () => {
    if (dragged) delete dragged.dataset['dragged'];
    mark(undefined);
    dragged = undefined;
    pointer = undefined;
  };

  root.addEventListener(
    'pointerdown',
    (event) => {
      const handle = (event.target as Element).closest<HTMLElement>('[data-handle]');
      const found = handle?.closest<HTMLElement>(item);
      if (!handle || !found || event.button !== 0) return;
      event.preventDefault();
      // The handle receives every pointer event: the element under the pointer is found by the coordinates.
      handle.setPointerCapture(event.pointerId);
      dragged = found;
      found.dataset['dragged'] = '';
    },
    { signal },
  );
  root.addEventListener(
    'pointermove',
    (event) => {
      if (!dragged) return;
      pointer = event;
      look();
      frame ||= view.requestAnimationFrame(scroll);
    },
    { signal },
  );
  root.addEventListener(
    'pointerup',
    () => {
      const [moved, place] = [dragged, target];
      end();
      if (moved && place) drop(moved, place);
    },
    { signal },
  );
  root.addEventListener('pointercancel', end, { signal });
  // A click on a handle in a `summary` does not open it.
  root.addEventListener(
    'click',
    (event) => {
      if ((event.target as Element).closest('[data-handle]')) event.preventDefault();
    },
    { signal },
  );
  page.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || !dragged) return;
      event.stopPropagation();
      end();
    },
    { signal, capture: true },
  );
  return () => {
    end();
    view.cancelAnimationFrame(frame);
    listening.abort();
  };
}

/** The drop position beside an item: before it in its upper half, else after it. */
export function placeBeside(element: HTMLElement, { clientY }: PointerEvent): DropPlace {
  const { top, height } = element.getBoundingClientRect();
  return { element, side: clientY < top + height / 2 ? 'before' : 'after' };
}

/** Pixels to scroll by at a height of the view; 0 away from its edges. */
function scrollAt(y: number, height: number): number {
  if (y < scrollEdge) return -scrollStep;
  return y > height - scrollEdge ? scrollStep : 0;
}

/** The nearest scrolling ancestor, else the page. */
function scrollerOf(root: HTMLElement): Element {
  const page = root.ownerDocument;
  for (let one = root.parentElement; one; one = one.parentElement)
    if (
      one.scrollHeight > one.clientHeight &&
      /auto|scroll/.test(page.defaultView!.getComputedStyle(one).overflowY)
    )
      return one;
  return page.scrollingElement ?? page.documentElement;
}
