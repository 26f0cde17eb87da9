import { attachPointerDrag, placeBeside, type DropPlace } from './attachPointerDrag';

/**
 * Blocks are dragged by their handles, within a section and into another; the buttons beside them do the same for the
 * keyboard.
 *
 * @param move called with the value of the button that would do the same
 * @returns a function that undoes it
 */
export function attachBlockDrag(form: HTMLFormElement, move: (value: string) => void): () => void {
  return attachPointerDrag(form, {
    item: '[data-block]',
    placeAt,
    drop(dragged, place) {
      const value = valueOf(dragged, place);
      if (value) move(value);
    },
  });
}

function placeAt(
  dragged: HTMLElement,
  under: Element,
  pointer: PointerEvent,
): DropPlace | undefined {
  const block = under.closest<HTMLElement>('[data-block]');
  if (block) return block === dragged ? undefined : placeBeside(block, pointer);
  const list = under
    .closest<HTMLElement>('[data-section]')
    ?.querySelector<HTMLElement>('[data-blocks]');
  if (!list) return undefined;
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
