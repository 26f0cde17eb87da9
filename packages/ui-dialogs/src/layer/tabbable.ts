import { isScroller } from './isScroller';

/** Selects the elements that take the focus by themselves. */
export const focusable =
  'a[href],area[href],button,input,select,textarea,summary,iframe,audio[controls],video[controls],[contenteditable],[tabindex]';

/** Behind every number that an element can have. */
const lastRank = 1e9;

/**
 * The elements inside that the Tab key reaches, in its order: also those in open web components, and areas that scroll
 * and hold nothing else to stop at.
 */
export function tabbable(inside: Element): HTMLElement[] {
  const stops: HTMLElement[] = [];
  for (const child of flatChildren(inside)) {
    if (!(child instanceof HTMLElement) || child.inert) continue;
    const within = isClosedToTab(child) ? [] : tabbable(child);
    const takesFocus = isStop(child) || (within.length === 0 && isScrollStop(child));
    if (takesFocus) stops.push(child);
    stops.push(...within);
  }
  // Positive numbers come first, in their order; the sort leaves all others where they stand.
  const rank = ({ tabIndex }: HTMLElement): number => (tabIndex > 0 ? tabIndex : lastRank);
  return stops.sort((one, other) => rank(one) - rank(other));
}

/** The children as they are shown: a web component shows its shadow root, and that shows the component's own children in slots. */
function flatChildren(element: Element): Iterable<Element> {
  if (element.shadowRoot) return element.shadowRoot.children;
  const slotted = element instanceof HTMLSlotElement ? element.assignedElements() : [];
  return slotted.length > 0 ? slotted : element.children;
}

/** A web component with a negative tabindex takes everything in its shadow out of the order. */
function isClosedToTab(element: HTMLElement): boolean {
  return element.shadowRoot !== null && element.hasAttribute('tabindex') && element.tabIndex < 0;
}

function isStop(element: HTMLElement): boolean {
  return (
    element.matches(focusable) &&
    element.tabIndex >= 0 &&
    !element.matches(':disabled') &&
    !element.shadowRoot?.delegatesFocus &&
    isRendered(element) &&
    isGroupStop(element as HTMLInputElement)
  );
}

function isScrollStop(element: HTMLElement): boolean {
  return !element.hasAttribute('tabindex') && isScroller(element) && isRendered(element);
}

function isRendered(element: HTMLElement): boolean {
  return element.checkVisibility?.({ visibilityProperty: true }) ?? true;
}

/** The Tab key reaches only the chosen button of a radio group. */
function isGroupStop(input: HTMLInputElement): boolean {
  if (input.type !== 'radio' || input.checked || !input.name) return true;
  const group = (
    input.form ?? (input.getRootNode() as ParentNode)
  ).querySelectorAll<HTMLInputElement>(
    `input[type=radio][name="${CSS.escape(input.name)}"]:checked`,
  );
  return ![...group].some((other) => other.form === input.form);
}
