import { isComposing } from '@plinth/dom/is-composing';
import type { Detach, Host } from '@plinth/site-blocks/host';

declare module '@plinth/site-blocks/host' {
  interface PageServices {
    'first key': true;
  }
}

/** Layers that close on Escape without a script: while one is open the key means nothing else. */
const openLayers = ':modal, [aria-modal="true"], [popover]:not([popover="manual"]):popover-open';

/** Escape in a field clears or leaves it. */
const fields = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

/**
 * Handles the Escape key ([RUN-8]). A dialog or field that uses the key itself takes precedence; the action is decided
 * when the key is pressed.
 */
export function listenForEscape(host: Host): Detach {
  const page = host.document;

  const press = (event: KeyboardEvent): void => {
    if ((event.key !== 'Escape' && event.keyCode !== 27) || isTaken(event, page)) return;
    import('./pressEscape')
      .then(({ pressEscape }) => pressEscape(host, { shiftKey: event.shiftKey }))
      .catch((error: unknown) => host.report(error, 'escape key'));
  };
  // Once for a visit: the key may be the event that has started the page.
  host.once('first key', () => {
    const { firstSign } = host;
    if (firstSign?.type === 'keydown') press(firstSign as KeyboardEvent);
    return true;
  });
  page.addEventListener('keydown', press);
  return () => page.removeEventListener('keydown', press);
}

/** Checked at keydown: a dialog that the key closes is still open then. */
const isTaken = (event: KeyboardEvent, page: Document): boolean =>
  event.defaultPrevented ||
  event.repeat ||
  isComposing(event) ||
  event.altKey ||
  event.ctrlKey ||
  event.metaKey ||
  page.fullscreenElement !== null ||
  // A script may send the key to the document itself.
  (event.target as Element).matches?.(fields) ||
  page.querySelector(openLayers) !== null;
