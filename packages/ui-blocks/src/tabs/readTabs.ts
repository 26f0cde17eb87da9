import { outermost } from '../componentOf';

export interface Tab {
  readonly tab: HTMLElement;
  readonly panel: HTMLElement;
  /** Paper shows every panel, so that none is hidden from its readers. */
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
  /** The class of the active tab, for style sheets that go by it. */
  activeTab?: string;
  /** The same of its panel. */
  activePanel?: string;
}

/**
 * Finds tabs and panels in markup of one of these kinds, and gives them their roles. An element inside a panel
 * belongs to it, even if it is named like a panel.
 */
export function readTabs(
  element: HTMLElement,
  kinds: readonly TabSelectors[],
): TabParts | undefined {
  // The first list is the element's own: the panels, which may hold other tabs, stand below it.
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
    // A panel with nothing to focus would be skipped by the Tab key, and not be scrolled by the keyboard.
    const isStop = !panel.querySelector('a[href],button,input,select,textarea,[tabindex]');
    // Changed below by name, and restored as a whole.
    set(tab, 'class', tab.className);
    set(panel, 'class', panel.className);
    return {
      tab,
      panel,
      setActive(active, isOnPaper) {
        set(tab, 'aria-selected', String(active));
        set(tab, 'tabindex', active ? '0' : '-1');
        set(panel, 'hidden', active ? null : 'until-found');
        // Hidden until found keeps its box, which would be read out as an empty panel. [BLK-70]
        set(panel, 'aria-hidden', active || isOnPaper ? null : 'true');
        // Hidden until found is still focusable; only its content is not.
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

/** An id that is not on the page yet, whichever copy of this package asks. */
function freeId(prefix: string): string {
  for (let number = 1; ; number += 1) {
    const id = `${prefix}-${number}`;
    if (!document.getElementById(id)) return id;
  }
}
