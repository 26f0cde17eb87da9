import { isComposing } from '@plinth/dom/is-composing';
/** One row of the list. */
export interface ComboboxRow {
  mainText: string;
  secondaryText?: string | undefined;
}

export interface ComboboxOptions<Row extends ComboboxRow> {
  /** The name of the list. */
  label: string;
  /**
   * Returns the rows for a text; never rejects. `signal` aborts when the entry's text has changed.
   */
  suggest: (input: string, signal: AbortSignal) => Promise<readonly Row[]>;
  /** Chooses a row; `signal` aborts when something is typed. */
  choose: (row: Row, signal: AbortSignal) => Promise<void>;
  /** Called on Escape while the list is closed. @returns whether it was handled */
  escape: () => boolean;
}

/**
 * Milliseconds without a key after which suggestions are requested: about the pause between two
 * words.
 */
const typingPause = 250;

/**
 * Adds suggestions to a text entry: an editable combobox with a list (WAI-ARIA,
 * `aria-autocomplete="list"`). Only `choose` changes the text, and the focus stays in the entry. In
 * a browser without popovers the entry stays plain.
 * @returns a function that undoes it
 */
export function attachCombobox<Row extends ComboboxRow>(
  entry: HTMLInputElement,
  { label, suggest, choose, escape }: ComboboxOptions<Row>,
): () => void {
  const { ownerDocument: page } = entry;
  const view = page.defaultView!;
  // Popovers are above anything that clips or covers the form, including a dialog around it.
  if (!('popover' in HTMLElement.prototype)) return () => {};
  const list = page.createElement('div');
  list.className = 'pl-form-suggestions';
  list.id = `${entry.id || entry.name}-suggestions`;
  list.popover = 'manual';
  list.setAttribute('role', 'listbox');
  list.setAttribute('aria-label', label);
  entry.after(list);
  const originalAttributes = new Map(
    ['role', 'aria-autocomplete', 'aria-controls', 'aria-expanded'].map((name) => [
      name,
      entry.getAttribute(name),
    ]),
  );
  entry.setAttribute('role', 'combobox');
  entry.setAttribute('aria-autocomplete', 'list');
  entry.setAttribute('aria-controls', list.id);
  entry.setAttribute('aria-expanded', 'false');

  const attached = new AbortController();
  let rows: readonly Row[] = [];
  let active = -1;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asking = new AbortController();
  let choosing = new AbortController();
  const isOpen = (): boolean => list.matches(':popover-open');

  const mark = (index: number): void => {
    active = index;
    for (const [at, option] of [...list.children].entries())
      option.setAttribute('aria-selected', String(at === index));
    const option = list.children[index];
    if (option) {
      entry.setAttribute('aria-activedescendant', option.id);
      option.scrollIntoView({ block: 'nearest' });
    } else entry.removeAttribute('aria-activedescendant');
  };
  /** Below the entry, or above it if there is more space. */
  const place = (): void => {
    const { left, top, bottom, width } = entry.getBoundingClientRect();
    const height = view.innerHeight;
    const isBelow = height - bottom >= Math.min(list.scrollHeight, top);
    list.style.left = `${left}px`;
    list.style.width = `${width}px`;
    list.style.top = isBelow ? `${bottom}px` : 'auto';
    list.style.bottom = isBelow ? 'auto' : `${height - top}px`;
    list.style.maxHeight = `${isBelow ? height - bottom : top}px`;
  };
  const close = (): void => {
    clearTimeout(timer);
    mark(-1);
    if (!isOpen()) return;
    list.hidePopover();
    entry.setAttribute('aria-expanded', 'false');
    view.removeEventListener('scroll', place, true);
    view.removeEventListener('resize', place);
  };
  const open = (): void => {
    if (rows.length === 0 || isOpen()) return;
    list.showPopover();
    place();
    entry.setAttribute('aria-expanded', 'true');
    view.addEventListener('scroll', place, true);
    view.addEventListener('resize', place);
  };
  const show = (found: readonly Row[]): void => {
    close();
    rows = found;
    list.replaceChildren(...found.map((row, index) => optionOf(page, row, `${list.id}-${index}`)));
    open();
  };
  const take = (index: number): void => {
    const row = rows[index];
    if (!row) return;
    close();
    // The rows belong to a text that this choice replaces.
    rows = [];
    asking.abort();
    choosing = new AbortController();
    void choose(row, choosing.signal);
  };
  const ask = (): void => {
    clearTimeout(timer);
    asking.abort();
    const input = entry.value.trim();
    choosing.abort();
    const { signal } = (asking = new AbortController());
    // An empty entry must not keep the rows of an earlier text.
    if (input === '') show([]);
    timer = setTimeout(() => {
      void suggest(input, signal).then((found) => {
        if (!signal.aborted && page.activeElement === entry) show(found);
      });
    }, typingPause);
  };

  const listen = <Type extends keyof HTMLElementEventMap>(
    target: HTMLElement,
    type: Type,
    listener: (event: HTMLElementEventMap[Type]) => void,
  ): void => target.addEventListener(type, listener, { signal: attached.signal });

  listen(entry, 'input', (event) => {
    // Autofill and drafts cause an event without an input type: a complete address needs no list
    // over it.
    if (event.inputType && !event.isComposing) ask();
  });
  listen(entry, 'compositionend', ask);
  // A pending choice continues: a visitor who presses Tab right after Enter still wants it.
  listen(entry, 'blur', () => {
    asking.abort();
    close();
  });
  listen(entry, 'click', open);
  listen(entry, 'keydown', (event) => {
    if (isComposing(event) || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const { key, altKey } = event;
    const wasOpen = isOpen();
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      if (rows.length === 0) return;
      event.preventDefault();
      if (altKey && key === 'ArrowUp') return close();
      open();
      if (altKey) return;
      // Before the first and after the last row the entry itself is active, as index -1.
      const places = rows.length + 1;
      const step = key === 'ArrowDown' ? 1 : -1;
      mark(((active + 1 + step + places) % places) - 1);
    } else if (key === 'Enter' && wasOpen && active >= 0) {
      event.preventDefault();
      take(active);
    } else if (key === 'Escape') {
      if (wasOpen) close();
      else if (!escape()) return;
      // A dialog around the form stays open.
      event.preventDefault();
      event.stopPropagation();
    } else if (key.length > 1 && !['Enter', 'Tab', 'Alt'].includes(key)) mark(-1);
  });
  // The focus must stay in the entry.
  listen(list, 'pointerdown', (event) => event.preventDefault());
  listen(list, 'mousedown', (event) => event.preventDefault());
  listen(list, 'click', ({ target }) => {
    const option = (target as Element).closest('[role="option"]');
    if (option) take([...list.children].indexOf(option));
  });

  return () => {
    attached.abort();
    asking.abort();
    choosing.abort();
    close();
    list.remove();
    for (const [name, value] of originalAttributes)
      if (value === null) entry.removeAttribute(name);
      else entry.setAttribute(name, value);
  };
}

function optionOf(page: Document, { mainText, secondaryText }: ComboboxRow, id: string): Element {
  const option = page.createElement('div');
  option.id = id;
  option.setAttribute('role', 'option');
  option.setAttribute('aria-selected', 'false');
  const main = page.createElement('span');
  main.textContent = mainText;
  option.append(main);
  if (secondaryText) {
    const more = page.createElement('span');
    more.className = 'description';
    more.textContent = secondaryText;
    option.append(' ', more);
  }
  return option;
}
