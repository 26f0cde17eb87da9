import { outermost } from '../componentOf';

/** The parts of one item, in our markup (`<details>`) or in that of older pages (a button and a region). */
export interface AccordionItem {
  readonly root: HTMLElement;
  readonly header: HTMLElement;
  /** `undefined` when an item has no single element to animate. */
  readonly panel: HTMLElement | undefined;
  isOpen(): boolean;
  /** The element that shows the state at once, while the panel is still moving. */
  announce(open: boolean): void;
  /** Shows or hides the panel. */
  reveal(open: boolean): void;
  /** Brings back what only behaviour changed. */
  restore(): void;
}

/** Reads one child of an accordion; `undefined` when it is no item. */
export function readAccordionItem(root: Element): AccordionItem | undefined {
  if (root instanceof HTMLDetailsElement) return detailsItem(root);
  const panel = ownPart(root, '.accordion-item__dropdown', '[role=region]');
  const header = ownPart(root, '.accordion-item__click-target', '[aria-expanded]', panel);
  return header && panel ? regionItem(root as HTMLElement, header, panel) : undefined;
}

/** The first match by the name of older pages, else by its role; none inside `without`, which may hold another accordion. */
function ownPart(
  root: Element,
  byName: string,
  byRole: string,
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
      // Items of one name close each other without any animation; that is for pages without JavaScript.
      if (name) details.removeAttribute('name');
      details.dataset['state'] = open ? 'open' : 'closed';
    },
    reveal: (open) => (details.open = open),
    restore: () => {
      // Where several may be open by now, a name would close them.
      if (name && !details.parentElement?.matches('[data-multiple]')) details.name = name;
      delete details.dataset['state'];
    },
  };
}

function regionItem(root: HTMLElement, header: HTMLElement, panel: HTMLElement): AccordionItem {
  const icon = header.querySelector<HTMLElement>('[data-is-open]');
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
      // Find-in-page looks into what is hidden until found, and tells us by `beforematch`.
      if (open) panel.removeAttribute('hidden');
      else panel.setAttribute('hidden', 'until-found');
    },
    restore: () => panel.removeAttribute('hidden'),
  };
}
