import { attachOnce } from '@plinth/dom';

export interface AttachQuickViewOptions {
  /** Shows a product in a dialog of the app; the focus returns to the opener. */
  openQuickView: (itemId: string, opener: HTMLElement) => void;
  /** Counts the view ([COM-15]): `POST /api/census/RecordQuickView/{id}`. A failure is ignored. */
  recordQuickView?: ((itemId: string) => unknown) | undefined;
}

/**
 * Opens a quick view from every `[data-quick-view="<item id>"]` within the element, also from
 * elements that are added later, and records it ([COM-15]). With a modifier key or the middle
 * button a link among them works as a link.
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

/** A failure to count must not prevent the quick view. */
function recordSafely(record: AttachQuickViewOptions['recordQuickView'], itemId: string): void {
  try {
    Promise.resolve(record?.(itemId)).catch(() => {});
  } catch {
    // The port threw instead of rejecting.
  }
}
