import { outermost } from '../componentOf';

export interface Tab {
  readonly tab: HTMLElement;
  readonly panel: HTMLElement;
  /** Shows or hides the panel; in print every panel is visible, also to screen readers. */
  setActive(active: boolean, isOnPaper: boolean): void;
}

export interface TabParts {
  readonly list: HTMLElement;
  readonly tabs: Tab[];
  /** Restores every attribute and class. */
  undo(): void;
}

/** The selectors of one kind of markup. */
export interface TabSelectors {
  list: string;
  tab: string;
  panel: string;
  /** The class of the active tab, for style sheets that use it. */
  activeTab?: string;
  /** The class of the active panel. */
  activePanel?: string;
}

/**
 * Finds tabs and panels in markup of one of these kinds, and sets their roles. An element inside a
 * panel is its content, even if it is named like a panel.
 */
export function readTabs(
  element: HTMLElement,
  kinds: readonly TabSelectors[],
): TabParts | undefined {
  // The first list belongs to the element itself: the panels, which may contain other tabs, come
  // after it.
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
  const tabs = labels.slice(0, panels.length).map((tab, index): Tab => {
    const panel = panels[index]!;
    if (!panel.id) set(panel, 'id', freeId('pl-panel'));
    if (!tab.id) set(tab, 'id', freeId('pl-tab'));
    set(tab, 'role', 'tab');
    set(tab, 'aria-controls', panel.id);
    set(panel, 'role', 'tabpanel');
    set(panel, 'aria-labelledby', tab.id);
    // The Tab key would skip a panel without focusable content, and the keyboard could not scroll
    // it.
    const isStop = !panel.querySelector('a[href],button,input,select,textarea,[tabindex]');
    // Changed below by class name, and restored as a whole.
    set(tab, 'class', tab.className);
    set(panel, 'class', panel.className);
    return {
      tab,
      panel,
      setActive(active, isOnPaper) {
        set(tab, 'aria-selected', String(active));
        set(tab, 'tabindex', active ? '0' : '-1');
        set(panel, 'hidden', active ? null : 'until-found');
        // `hidden="until-found"` keeps the box, which screen readers would announce as an empty
        // panel. [BLK-70]
        set(panel, 'aria-hidden', active || isOnPaper ? null : 'true');
        // An element with `hidden="until-found"` is itself focusable; only its content is not.
        if (isStop) set(panel, 'tabindex', active ? '0' : null);
        if (kind.activeTab) tab.classList.toggle(kind.activeTab, active);
        if (kind.activePanel) panel.classList.toggle(kind.activePanel, active);
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

/** An id that is not on the page yet, even if another copy of this package uses the same prefix. */
function freeId(prefix: string): string {
  for (let number = 1; ; number += 1) {
    const id = `${prefix}-${number}`;
    if (!document.getElementById(id)) return id;
  }
}
