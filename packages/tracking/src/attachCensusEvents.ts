import { cutText } from '@plinth/site-model';
import type { ButtonEvent, Census } from './createCensus';
import { whenShown } from './whenShown';

export interface AttachCensusEventsOptions {
  /** The census that receives the events. */
  census: Census;
}

/**
 * The button block and the popup overlay of our markup and the legacy markup; inside an overlay
 * every link and button counts.
 */
const buttonBlock = '[data-block-type="53"], .sqs-block-button';
const popupOverlay = '[data-popup-overlay], .sqs-popup-overlay';

/**
 * Records clicks on buttons, and the buttons and forms that the page shows, by one listener for the
 * whole document [TRK-7], which covers content that is added later.
 *
 * @returns a function that stops it
 *
 * @example
 * ```ts
 * import { attachCensusEvents, type Census } from '@plinth/tracking/census';
 *
 * export const listen = (census: Census) => attachCensusEvents(document, { census });
 * ```
 */
export function attachCensusEvents(
  document: Document,
  { census }: AttachCensusEventsOptions,
): () => void {
  const attached = new AbortController();
  const { signal } = attached;

  function click(event: Event): void {
    const link = (event.target as Element).closest?.('a, button');
    const button = link && readButton(link);
    if (button) census.recordButtonClick(button);
  }

  // In the capture phase, so that a handler that stops the click does not prevent the count.
  document.addEventListener('click', click, { capture: true, signal });
  const idle = globalThis.requestIdleCallback ?? setTimeout;
  whenShown(document, signal, () => idle(look));

  function look(): void {
    if (signal.aborted) return;
    const links = document.querySelectorAll(
      `:is(${buttonBlock}) a, :is(${popupOverlay}) :is(a, button)`,
    );
    // The selector matches only inside a button block or an overlay.
    for (const link of links) census.recordButtonRender(readButton(link)!);
    for (const form of document.querySelectorAll<HTMLElement>('[data-form-id]')) {
      const formId = form.dataset['formId'];
      if (formId) census.recordFormRender(formId);
    }
  }
  return () => attached.abort();
}

/** The census data of a button; `undefined` for any other element. */
export function readButton(link: Element): ButtonEvent | undefined {
  const overlay = link.closest(popupOverlay);
  const block = link.closest(buttonBlock) ?? overlay;
  if (!block) return undefined;
  const layout = link.closest<HTMLElement>('[data-alignment], [data-button-size]')?.dataset;
  return {
    id: block.id,
    buttonText: cutText(link.textContent.trim(), 1000),
    clickthroughUrl: link.getAttribute('href') ?? '',
    alignment: layout?.['alignment'],
    size: layout?.['buttonSize'],
    newWindow: link.getAttribute('target') === '_blank',
    context: overlay ? 2 : 1,
  };
}
