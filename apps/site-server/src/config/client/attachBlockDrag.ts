/**
 * Blocks are dragged by their handles, with a mouse, a pen or a finger; the buttons beside them do the same for the
 * keyboard.
 *
 * @param move gets the value of the button that would do the same
 * @returns ends it
 */
export function attachBlockDrag(form: HTMLFormElement, move: (value: string) => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let dragged: HTMLElement | undefined;
  let target: DropPlace | undefined;

  const mark = (place: DropPlace | undefined) => {
    for (const one of form.querySelectorAll<HTMLElement>('[data-drop]')) delete one.dataset['drop'];
    target = place;
    if (place) place.element.dataset['drop'] = place.side;
  };
  const end = () => {
    if (dragged) delete dragged.dataset['dragged'];
    mark(undefined);
    dragged = undefined;
  };

  form.addEventListener(
    'pointerdown',
    (event) => {
      const handle = (event.target as Element).closest<HTMLElement>('[data-handle]');
      const block = handle?.closest<HTMLElement>('[data-block]');
      if (!handle || !block || event.button !== 0) return;
      event.preventDefault();
      // The element under the pointer is looked for by its place; the handle hears of every step.
      handle.setPointerCapture(event.pointerId);
      dragged = block;
      block.dataset['dragged'] = '';
    },
    { signal },
  );
  form.addEventListener(
    'pointermove',
    (event) => {
      if (dragged) mark(placeAt(form, dragged, event));
    },
    { signal },
  );
  form.addEventListener(
    'pointerup',
    () => {
      const value = dragged && target && valueOf(dragged, target);
      end();
      if (value) move(value);
    },
    { signal },
  );
  form.addEventListener('pointercancel', end, { signal });
  form.ownerDocument.addEventListener(
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
    listening.abort();
  };
}

interface DropPlace {
  /** The block beside which it is dropped, or the list that has none. */
  element: HTMLElement;
  side: 'before' | 'after' | 'inside';
}

function placeAt(
  form: HTMLFormElement,
  dragged: HTMLElement,
  { clientX, clientY }: PointerEvent,
): DropPlace | undefined {
  const under = form.ownerDocument.elementFromPoint(clientX, clientY);
  const block = under?.closest<HTMLElement>('[data-block]');
  if (block && form.contains(block)) {
    if (block === dragged) return undefined;
    const { top, height } = block.getBoundingClientRect();
    return { element: block, side: clientY < top + height / 2 ? 'before' : 'after' };
  }
  const list = under
    ?.closest<HTMLElement>('[data-section]')
    ?.querySelector<HTMLElement>('[data-blocks]');
  if (!list || !form.contains(list)) return undefined;
  const last = list.lastElementChild as HTMLElement | null;
  if (last === dragged) return undefined;
  return last ? { element: last, side: 'after' } : { element: list, side: 'inside' };
}

/** `move <block> <section> <place>`, with the place counted without the block itself. */
function valueOf(dragged: HTMLElement, { element, side }: DropPlace): string | undefined {
  const list = element.closest<HTMLElement>('[data-blocks]');
  const section = list?.dataset['blocks'];
  const id = dragged.dataset['block'];
  if (!list || section === undefined || id === undefined) return undefined;
  if (side === 'inside') return `move ${id} ${section} 0`;
  const others = [...list.children].filter((one) => one !== dragged);
  const at = others.indexOf(element) + (side === 'after' ? 1 : 0);
  return `move ${id} ${section} ${at}`;
}
