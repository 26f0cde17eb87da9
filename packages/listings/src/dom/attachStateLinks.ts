import { queryChanges, withChanges } from './queryChanges';

export interface StateLinksOptions {
  /** Shows the block in the state of an address; rejects if that cannot be loaded. */
  show: (address: string, signal: AbortSignal) => Promise<void>;
  /** Follows a link like the browser. @default `location.assign` */
  follow?: ((href: string) => void) | undefined;
  /**
   * Called when a link was pressed and its result has not loaded yet, for example to adapt the
   * other links.
   */
  onAsked?: ((link: HTMLAnchorElement) => void) | undefined;
  /** Called when the block shows its new state; returns `true` if it has moved the focus itself. */
  onShown?: (() => boolean | void) | undefined;
}

/**
 * Makes links that lead to the same page with a block in another state (`a[data-state]`) change
 * only that block. Without this script, and when `show` fails, they load the whole page, with the
 * same result. The state of the page's other blocks stays in the address and in their links.
 * [LST-2]
 *
 * @example
 * ```ts
 * import { attachStateLinks } from '@plinth/listings';
 *
 * const list = document.querySelector<HTMLElement>('.journal')!;
 * const undo = attachStateLinks(list, {
 *   async show(address, signal) {
 *     const text = await (await fetch(address, { signal })).text();
 *     const page = new DOMParser().parseFromString(text, 'text/html');
 *     list.replaceChildren(...page.querySelector('.journal')!.childNodes);
 *   },
 * });
 * ```
 * @returns a function that undoes it
 */
export function attachStateLinks(root: HTMLElement, options: StateLinksOptions): () => void {
  const page = root.ownerDocument;
  const view = page.defaultView!;
  const { show, onAsked, onShown, follow = (href: string) => view.location.assign(href) } = options;
  const attached = new AbortController();
  let underWay: AbortController | undefined;

  async function go(link: HTMLAnchorElement): Promise<void> {
    const { href } = link;
    const { state = '' } = link.dataset;
    const { search: before } = view.location;
    underWay?.abort();
    const current = (underWay = new AbortController());
    root.setAttribute('aria-busy', 'true');
    try {
      const { pathname, search, hash } = new URL(href);
      onAsked?.(link);
      await show(pathname + search, current.signal);
      if (current.signal.aborted) return;
      const changes = queryChanges(before, search);
      // Another block may have changed the address in the meantime.
      const kept = withChanges(view.location.search, changes);
      // Stored in the address, so that it can be shared and is restored with the page, without a
      // history entry of its own.
      view.history.replaceState(view.history.state, '', pathname + kept + hash);
      const missed = queryChanges(search, kept);
      for (const other of page.querySelectorAll<HTMLAnchorElement>('a[data-state][href]'))
        other.search = withChanges(other.search, root.contains(other) ? missed : changes);
      if (!onShown?.()) focusAfter(state);
    } catch {
      if (!current.signal.aborted) follow(href);
    } finally {
      if (underWay === current) root.removeAttribute('aria-busy');
    }
  }

  /** Focuses the used control, if the new content has it as well; otherwise the block's heading. */
  function focusAfter(state: string): void {
    const again = [...root.querySelectorAll<HTMLElement>('[data-state]')].find(
      (element) => element.dataset['state'] === state && element.hasAttribute('href'),
    );
    const target = again ?? root.querySelector<HTMLElement>('[data-state-heading]');
    target?.focus({ preventScroll: true });
  }

  root.addEventListener(
    'click',
    (event) => {
      if (event.defaultPrevented || event.button !== 0) return;
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-state][href]');
      if (!link || link.origin !== view.location.origin) return;
      event.preventDefault();
      void go(link);
    },
    { signal: attached.signal },
  );
  return () => {
    attached.abort();
    underWay?.abort();
    root.removeAttribute('aria-busy');
  };
}
