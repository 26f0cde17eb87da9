import { isComposing } from '@plinth/dom/is-composing';
export interface PreviewOptions {
  /**
   * Returns the results for the query as elements; `undefined` if the panel already shows them.
   * Rejects if they cannot be loaded; the panel then shows its `data-failed-text`.
   */
  load: (query: string, signal: AbortSignal) => Promise<PreviewResult | undefined>;
  /** Milliseconds without a key press before `load` is called. @default 180 */
  pause?: number | undefined;
}

export interface PreviewResult {
  /** Options (`[role=option]`) in order. */
  options: readonly Node[];
  /** The text for screen readers. */
  status: string;
}

const shortest = 2;

/**
 * Shows the first results below a search field during typing, as a combobox whose arrow keys move
 * through them. Enter without a chosen result submits the form, which shows all results. [LST-8]
 * Works on the markup of `<SearchField>`: `input[name="q"]` and `[data-search-preview]`.
 *
 * @example
 * ```ts
 * import { attachSearchPreview } from '@plinth/listings';
 *
 * const undo = attachSearchPreview(document.querySelector<HTMLElement>('.pl-search')!, {
 *   async load(query, signal) {
 *     const answer = await fetch(`/find?q=${encodeURIComponent(query)}`, { signal });
 *     const link = document.createElement('a');
 *     link.setAttribute('role', 'option');
 *     link.textContent = await answer.text();
 *     return { options: [link], status: '1 result' };
 *   },
 * });
 * ```
 * @returns a function that undoes it
 */
export function attachSearchPreview(
  root: HTMLElement,
  { load, pause = 180 }: PreviewOptions,
): () => void {
  const input = root.querySelector<HTMLInputElement>('input[name="q"]');
  const panel = root.querySelector<HTMLElement>('[data-search-preview]');
  const status = root.querySelector<HTMLElement>('[data-search-status]');
  if (!input || !panel) return () => {};
  const attached = new AbortController();
  const { signal } = attached;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let underWay: AbortController | undefined;
  let shownFor = '';
  let isFilled = false;
  const options = () => [...panel.querySelectorAll<HTMLAnchorElement>('a[role="option"]')];

  function choose(chosen: HTMLElement | undefined): void {
    for (const option of options()) option.setAttribute('aria-selected', String(option === chosen));
    if (chosen) {
      input!.setAttribute('aria-activedescendant', chosen.id);
      chosen.scrollIntoView({ block: 'nearest' });
    } else input!.removeAttribute('aria-activedescendant');
  }

  function open(isOpen: boolean): void {
    panel!.hidden = !isOpen;
    input!.setAttribute('aria-expanded', String(isOpen));
    if (!isOpen) choose(undefined);
  }

  function fill(nodes: readonly Node[]): void {
    isFilled = true;
    panel!.replaceChildren(...nodes);
  }

  function close(): void {
    clearTimeout(timer);
    underWay?.abort();
    open(false);
  }

  async function ask(query: string): Promise<void> {
    underWay?.abort();
    const current = (underWay = new AbortController());
    try {
      const result = await load(query, current.signal);
      if (current.signal.aborted) return;
      if (result) {
        fill(result.options);
        if (status) status.textContent = result.status;
      } else choose(undefined);
      shownFor = query;
      open(true);
    } catch {
      if (current.signal.aborted) return;
      // The form still finds everything: a failed preview only shows a message.
      const text = document.createElement('span');
      text.className = 'pl-search-none';
      text.textContent = panel!.dataset['failedText'] ?? '';
      fill([text]);
      if (status) status.textContent = text.textContent;
      shownFor = '';
      open(true);
    }
  }

  function onInput(): void {
    clearTimeout(timer);
    const query = input!.value.trim();
    if (query.length < shortest) return close();
    timer = setTimeout(() => void ask(query), pause);
  }

  function onKey(event: KeyboardEvent): void {
    // During composition these keys belong to the input method.
    if (isComposing(event)) return;
    const isOpen = !panel!.hidden;
    const all = options();
    const at = all.findIndex((option) => option.getAttribute('aria-selected') === 'true');
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (!isOpen) {
        if (shownFor && shownFor === input!.value.trim()) open(true);
        else onInput();
        return;
      }
      // After the last option comes the field itself, then the first option.
      const count = all.length + 1;
      const by = event.key === 'ArrowDown' ? 1 : -1;
      choose(all[((((at === -1 ? all.length : at) + by) % count) + count) % count]);
    } else if (event.key === 'Enter' && isOpen && at >= 0) {
      event.preventDefault();
      all[at]!.click();
    } else if (event.key === 'Escape' && isOpen) {
      // The first press closes the panel, the second empties the field as the browser does. No
      // other handler receives this Escape.
      event.preventDefault();
      event.stopPropagation();
      close();
    } else if (event.key === 'Tab') close();
  }

  for (const [name, value] of [
    ['role', 'combobox'],
    ['aria-expanded', 'false'],
    ['aria-autocomplete', 'list'],
    ['aria-controls', panel.id],
  ] as const) {
    input.setAttribute(name, value);
  }
  input.addEventListener('input', onInput, { signal });
  input.addEventListener('keydown', onKey, { signal });
  root.addEventListener(
    'focusout',
    ({ relatedTarget }) => {
      if (!root.contains(relatedTarget as Node | null)) close();
    },
    { signal },
  );
  // The chosen result may be on this page, or on a page that opens without a new document.
  panel.addEventListener(
    'click',
    ({ target }) => {
      if ((target as Element).closest('a')) close();
    },
    { signal },
  );
  // A press on an option must not move the focus out of the field before the click.
  panel.addEventListener('pointerdown', (event) => event.preventDefault(), { signal });
  return () => {
    attached.abort();
    close();
    if (isFilled) panel.replaceChildren();
    for (const name of ['role', 'aria-expanded', 'aria-autocomplete', 'aria-controls'])
      input.removeAttribute(name);
  };
}
