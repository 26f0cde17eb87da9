import { attachOnce } from '@plinth/dom';

export interface AttachQuickViewOptions {
  /** Shows a product in a dialog of the app's; the opener gets the focus back. */
  openQuickView: (itemId: string, opener: HTMLElement) => void;
  /** Counts the view ([COM-15]): `POST /api/census/RecordQuickView/{id}`. Its failure changes nothing. */
  recordQuickView?: ((itemId: string) => unknown) | undefined;
}

/**
 * Opens a quick view from every `[data-quick-view="<item id>"]` within the element, also from those that are added
 * later, and records it ([COM-15]). A link among them opens as a link with a modifier key or the middle button.
 *
 * @returns a function that undoes it
 *
 * @example
 * ```ts
 * import { attachQuickView } from '@plinth/commerce';
 *
 * const detach = attachQuickView(document.querySelector<HTMLElement>('.products')!, {
 *   openQuickView: (itemId) => location.assign(`/shop/${itemId}`),
 * });
 * ```
 */
export function attachQuickView(
  element: HTMLElement,
  { openQuickView, recordQuickView }: AttachQuickViewOptions,
): () => void {
  return attachOnce(element, 'quick-view', () => {
    const attached = new AbortController();
    element.addEventListener(
      'click',
      (event) => {
        const opener = (event.target as Element).closest<HTMLElement>('[data-quick-view]');
        const itemId = opener?.dataset['quickView'];
        if (!opener || !itemId || event.defaultPrevented || wantsLink(event)) return;
        event.preventDefault();
        openQuickView(itemId, opener);
        recordSafely(recordQuickView, itemId);
      },
      { signal: attached.signal },
    );
    return () => attached.abort();
  });
}

function wantsLink({ metaKey, ctrlKey, shiftKey, altKey, button }: MouseEvent): boolean {
  return metaKey || ctrlKey || shiftKey || altKey || button !== 0;
}

/** Counting is no reason to keep a product from a visitor. */
function recordSafely(record: AttachQuickViewOptions['recordQuickView'], itemId: string): void {
  try {
    Promise.resolve(record?.(itemId)).catch(() => {});
  } catch {
    // The port threw instead of rejecting.
  }
}
