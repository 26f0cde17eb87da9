import { isScroller } from './isScroller';

/** Selects the elements that are focusable by default. */
export const focusable =
  'a[href],area[href],button,input,select,textarea,summary,iframe,audio[controls],video[controls],[contenteditable],[tabindex]';

/** Greater than any tabindex. */
const lastRank = 1e9;

/**
 * The elements inside that the Tab key reaches, in its order, including those in open web
 * components and scrolling areas without other stops.
 */
export function tabbable(inside: Element): HTMLElement[] {
  const stops: HTMLElement[] = [];
  for (const child of flatChildren(inside)) {
    if (!isHtml(child) || child.inert) continue;
    const within = isClosedToTab(child) ? [] : tabbable(child);
    const takesFocus = isStop(child) || (within.length === 0 && isScrollStop(child));
    if (takesFocus) stops.push(child);
    stops.push(...within);
  }
  // Positive numbers come first, in ascending order; the sort keeps the order of all others.
  const rank = ({ tabIndex }: HTMLElement): number => (tabIndex > 0 ? tabIndex : lastRank);
  return stops.sort((one, other) => rank(one) - rank(other));
}

/**
 * The children in the flat tree: a web component has those of its shadow root, whose slots have the
 * component's own children.
 */
function flatChildren(element: Element): Iterable<Element> {
  if (element.shadowRoot) return element.shadowRoot.children;
  const slotted = (element as HTMLSlotElement).assignedElements?.() ?? [];
  return slotted.length > 0 ? slotted : element.children;
}

// `instanceof` fails for elements of another window, such as those in a frame.
const isHtml = (element: Element): element is HTMLElement => 'inert' in element;

/** A web component with a negative tabindex removes its whole shadow tree from the order. */
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
