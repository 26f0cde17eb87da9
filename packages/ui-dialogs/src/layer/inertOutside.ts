import { layerStack, topModal } from './layerStack';
import { isInside, shownIn } from './shownIn';

/**
 * Makes everything inert except the topmost modal layer and the non-modal layers opened after it.
 * For a `<dialog>` shown as modal the browser does this, so the elements become usable again.
 * Recomputed from the whole stack on each change, so that layers may close in any order.
 */
export function inertOutside(page: Document): void {
  const stack = layerStack(page);
  const top = topModal(page);
  const wanted = top && !top.native ? outside(page, top.element) : [];
  for (const element of stack.inert) if (!wanted.includes(element)) element.inert = false;
  // Elements that the page itself made inert are left alone.
  const ours = wanted.filter((element) => stack.inert.includes(element) || !element.inert);
  for (const element of ours) element.inert = true;
  stack.inert = ours;
}

function outside(page: Document, inside: HTMLElement): HTMLElement[] {
  const { layers } = layerStack(page);
  const result: HTMLElement[] = [];
  for (let at: HTMLElement | null = inside; at && at !== page.body; at = shownIn(at)) {
    for (const sibling of at.parentNode?.children ?? []) {
      if (sibling === at || !('inert' in sibling)) continue;
      if (layers.some((layer) => !layer.modal && isInside(layer.element, sibling))) continue;
      result.push(sibling as HTMLElement);
    }
  }
  return result;
}
