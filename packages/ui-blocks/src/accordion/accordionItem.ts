import { outermost } from '../componentOf';

/**
 * The parts of one item, in our markup (`<details>`) or in the legacy markup (a button and a
 * region).
 */
export interface AccordionItem {
  readonly root: HTMLElement;
  readonly header: HTMLElement;
  /** `undefined` when an item has no single element to animate. */
  readonly panel: HTMLElement | undefined;
  isOpen(): boolean;
  /** Shows the state at once, while the panel is still moving. */
  announce(open: boolean): void;
  /** Shows or hides the panel. */
  reveal(open: boolean): void;
  /** Restores everything that the behaviour changed. */
  restore(): void;
}

/** Reads one child of an accordion; `undefined` if it is not an item. */
export function readAccordionItem(root: Element): AccordionItem | undefined {
  if (root instanceof HTMLDetailsElement) return detailsItem(root);
  const panel = ownPart(root, ['.accordion-item__dropdown', '[role=region]']);
  const header = ownPart(root, ['.accordion-item__click-target', '[aria-expanded]'], panel);
  return header && panel ? regionItem(root as HTMLElement, header, panel) : undefined;
}

/**
 * The first match by its legacy name, else by its role; not inside `without`, which may contain
 * another accordion.
 */
function ownPart(
  root: Element,
  [byName, byRole]: readonly [string, string],
  without?: Element,
): HTMLElement | undefined {
  const find = (selector: string): HTMLElement | undefined =>
    outermost(root, selector).find((part) => !without?.contains(part));
  return find(byName) ?? find(byRole);
}

function detailsItem(details: HTMLDetailsElement): AccordionItem | undefined {
  const header = details.querySelector<HTMLElement>(':scope > summary');
  if (!header) return undefined;
  const { name } = details;
  return {
    root: details,
    header,
    panel: details.childElementCount === 2 ? (details.lastElementChild as HTMLElement) : undefined,
    isOpen: () => details.open && details.dataset['state'] !== 'closed',
    announce: (open) => {
      // With a shared name the browser closes the other items without animation; the name is for
      // pages without JavaScript.
      if (name) details.removeAttribute('name');
      details.dataset['state'] = open ? 'open' : 'closed';
    },
    reveal: (open) => (details.open = open),
    restore: () => {
      // If several may be open by now, a shared name would close them.
      if (name && !details.parentElement?.matches('[data-multiple]')) details.name = name;
      delete details.dataset['state'];
    },
  };
}

const savedByScripts = ['display', 'height', 'max-height', 'overflow', 'opacity', 'visibility'];

function regionItem(root: HTMLElement, header: HTMLElement, panel: HTMLElement): AccordionItem {
  const icon = header.querySelector<HTMLElement>('[data-is-open]');
  const style = panel.getAttribute('style');
  // A page may have been saved while an older script animated the panel, or kept it closed.
  for (const name of savedByScripts) panel.style.removeProperty(name);
  return {
    root,
    header,
    panel,
    isOpen: () => header.ariaExpanded === 'true',
    announce: (open) => {
      header.ariaExpanded = String(open);
      if (icon) icon.dataset['isOpen'] = String(open);
    },
    reveal: (open) => {
      panel.classList.toggle('accordion-item__dropdown--open', open);
      // Find-in-page searches content that is hidden until found, and fires `beforematch`.
      if (open) panel.removeAttribute('hidden');
      else panel.setAttribute('hidden', 'until-found');
    },
    restore: () => {
      panel.removeAttribute('hidden');
      if (style !== null) panel.setAttribute('style', style);
    },
  };
}
