import { observeBlockEntry } from '@plinth/ui-dialogs/motion';
import type { Detach } from '@plinth/site-blocks/host';
import { marks, type Mark } from './marks';

/**
 * Sets every mark that the page's own style sheets require, on `root` and below it ([RUN-17]). @returns a function that
 * undoes it
 */
export function setMarks(root: ParentNode): Detach {
  const undo = marks.map((mark) => {
    const { selector, when } = mark;
    const waiting = [...root.querySelectorAll(selector)];
    if (root instanceof Element && root.matches(selector)) waiting.push(root);
    const changed: Element[] = [];
    const show = (element: Element) => {
      if (setMark(element, mark)) changed.push(element);
    };
    let stop: Detach | undefined;
    if (when === 'seen') {
      waiting.filter(isBeside).forEach(show);
      stop = observeBlockEntry(waiting, { marker: seenMark, onEntry: show });
    } else waiting.forEach(show);
    return () => {
      stop?.();
      for (const element of changed) takeMark(element, mark);
      if (stop) for (const element of waiting) element.removeAttribute(seenMark);
    };
  });
  return () => undo.forEach((takeBack) => takeBack());
}

/** Whether the start of its animation has moved an element beside the page, where it would never be scrolled into view. */
function isBeside(element: Element): boolean {
  const { left, right, width } = element.getBoundingClientRect();
  return width > 0 && (right <= 0 || left >= document.documentElement.clientWidth);
}

/** Our own mark: the platform's `data-loaded` means something else. */
const seenMark = 'data-seen';

/** @returns whether it was missing */
function setMark(element: Element, { className, attribute }: Mark): boolean {
  if (className && !element.classList.contains(className)) {
    element.classList.add(className);
    return true;
  }
  if (attribute && !element.hasAttribute(attribute)) {
    element.setAttribute(attribute, 'true');
    return true;
  }
  return false;
}

function takeMark(element: Element, { className, attribute }: Mark): void {
  if (className) element.classList.remove(className);
  if (attribute) element.removeAttribute(attribute);
}
