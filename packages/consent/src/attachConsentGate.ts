import type { ConsentState } from './consentState';
import type { ConsentKind } from './consentKind';

export interface AttachConsentGateOptions {
  /** The store whose state is shown and changed. */
  store: ConsentState;
  /** @default 'embeds' */
  kind?: ConsentKind | undefined;
  /** Loads the content, once; the placeholder is hidden first. */
  load: () => void;
}

/**
 * Prevents another company's content from loading until the visitor consents [CNS-7]: the element's
 * `[data-consent-placeholder]` is shown meanwhile, and its `[data-consent-load]` button loads only
 * this piece, without a decision for the whole site.
 *
 * @returns a function that undoes it
 *
 * @example
 * ```ts
 * import { attachConsentGate, type ConsentState } from '@plinth/consent';
 *
 * export const gate = (store: ConsentState) =>
 *   attachConsentGate(document.querySelector<HTMLElement>('.pl-consent-placeholder')!, {
 *     store,
 *     kind: 'embeds',
 *     load: () => console.log('The visitor agreed.'),
 *   });
 * ```
 */
export function attachConsentGate(
  element: HTMLElement,
  { store, kind = 'embeds', load }: AttachConsentGateOptions,
): () => void {
  const placeholder = element.querySelector<HTMLElement>('[data-consent-placeholder]');
  const button = element.querySelector('[data-consent-load]');
  let isOpen = false;

  function open(): void {
    if (isOpen) return;
    isOpen = true;
    undo();
    if (placeholder) placeholder.hidden = true;
    load();
  }
  function undo(): void {
    button?.removeEventListener('click', open);
    stopWaiting();
  }

  let stopWaiting = () => {};
  if (placeholder) placeholder.hidden = false;
  button?.addEventListener('click', open);
  stopWaiting = store.whenAllowed(kind, open);
  return undo;
}
