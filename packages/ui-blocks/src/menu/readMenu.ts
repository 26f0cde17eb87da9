import { outermost } from '../componentOf';

export interface MenuTab {
  readonly tab: HTMLElement;
  readonly panel: HTMLElement;
  setActive(active: boolean): void;
}

export interface MenuParts {
  readonly list: HTMLElement;
  readonly tabs: MenuTab[];
  /** Restores every attribute and class. */
  undo(): void;
}

/** The selectors of one kind of markup: ours, that of older pages, and any other that names its parts by roles. */
const kinds = [
  { list: '.pl-menu-tabs', tab: '.pl-menu-tab', panel: '.pl-menu-panel' },
  { list: '.menu-selector', tab: '.menu-select-labels', panel: '.menus > .menu' },
  { list: '[role=tablist]', tab: '[role=tab]', panel: '[role=tabpanel]' },
];

/**
 * Finds tabs and panels in our markup or in that of older pages, and gives them their roles. An element inside a panel
 * belongs to it, even if it is named like a panel.
 */
export function readMenu(element: HTMLElement): MenuParts | undefined {
  // The first list is this menu's own: the panels, which may hold another menu, stand below it.
  const list = element.querySelector<HTMLElement>(kinds.map((kind) => kind.list).join());
  const kind = kinds.find((each) => list?.matches(each.list));
  if (!list || !kind) return undefined;
  const panels = outermost(element, kind.panel);
  const labels = outermost(list, kind.tab);
  const changed = new Map<HTMLElement, Map<string, string | null>>();
  const set = (target: HTMLElement, name: string, value: string | null): void => {
    const before = changed.get(target) ?? new Map<string, string | null>();
    if (!before.has(name)) before.set(name, target.getAttribute(name));
    changed.set(target, before);
    if (value === null) target.removeAttribute(name);
    else target.setAttribute(name, value);
  };
  set(list, 'role', 'tablist');
  const tabs = labels.slice(0, panels.length).map((tab, index): MenuTab => {
    const panel = panels[index]!;
    if (!panel.id) set(panel, 'id', freeId('pl-menu-panel'));
    if (!tab.id) set(tab, 'id', freeId('pl-menu-tab'));
    set(tab, 'role', 'tab');
    set(tab, 'aria-controls', panel.id);
    set(panel, 'role', 'tabpanel');
    set(panel, 'aria-labelledby', tab.id);
    // A panel with nothing to focus would be skipped by the Tab key, and not be scrolled by the keyboard.
    const isStop = !panel.querySelector('a[href],button,input,select,textarea,[tabindex]');
    // Changed below by name, and restored as a whole.
    set(tab, 'class', tab.className);
    set(panel, 'class', panel.className);
    return {
      tab,
      panel,
      setActive(active) {
        set(tab, 'aria-selected', String(active));
        set(tab, 'tabindex', active ? '0' : '-1');
        set(panel, 'hidden', active ? null : 'until-found');
        // Hidden until found is still focusable; only its content is not.
        if (isStop) set(panel, 'tabindex', active ? '0' : null);
        tab.classList.toggle('menu-select-labels--active', active);
        panel.classList.toggle('menu-active', active);
      },
    };
  });

  return {
    list,
    tabs,
    undo: () => {
      for (const [target, attributes] of changed)
        for (const [name, value] of attributes)
          if (value === null) target.removeAttribute(name);
          else target.setAttribute(name, value);
    },
  };
}

/** An id that is not on the page yet, whichever copy of this package asks. */
function freeId(prefix: string): string {
  for (let number = 1; ; number += 1) {
    const id = `${prefix}-${number}`;
    if (!document.getElementById(id)) return id;
  }
}
