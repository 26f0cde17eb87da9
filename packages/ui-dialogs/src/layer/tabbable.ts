const candidates =
  'a[href],area[href],button,input,select,textarea,summary,iframe,audio[controls],video[controls],[contenteditable],[tabindex]';

/** The elements inside that the Tab key reaches, in document order. */
export function tabbable(inside: HTMLElement): HTMLElement[] {
  return [...inside.querySelectorAll<HTMLElement>(candidates)].filter(
    (element) =>
      element.tabIndex >= 0 &&
      !element.matches(':disabled') &&
      !element.closest('[inert]') &&
      isRendered(element) &&
      isGroupStop(element as HTMLInputElement),
  );
}

function isRendered(element: HTMLElement): boolean {
  return element.checkVisibility?.({ visibilityProperty: true }) ?? true;
}

/** Of a radio group the Tab key reaches the chosen button only. */
function isGroupStop(input: HTMLInputElement): boolean {
  if (input.type !== 'radio' || input.checked || !input.name) return true;
  const group = (input.form ?? input.ownerDocument).querySelectorAll<HTMLInputElement>(
    `input[type=radio][name="${CSS.escape(input.name)}"]:checked`,
  );
  return ![...group].some((other) => other.form === input.form);
}

/** Turns the Tab key round at both ends, where the browser would leave for its own toolbar. */
export function wrapTab(inside: HTMLElement, event: KeyboardEvent): void {
  if (event.key !== 'Tab' || event.defaultPrevented) return;
  const stops = tabbable(inside);
  const active = inside.ownerDocument.activeElement;
  const edge = event.shiftKey ? stops[0] : stops.at(-1);
  if (stops.length > 0 && active !== edge && active !== inside) return;
  if (active === inside && !event.shiftKey && stops.length > 0) return;
  event.preventDefault();
  (event.shiftKey ? stops.at(-1) : stops[0])?.focus();
}
