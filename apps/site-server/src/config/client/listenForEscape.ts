import { isComposing } from '@plinth/dom';

/** The action of the key on a page of the area; `undefined` if the key has another use. */
export type AreaEscape = 'toggle-panel' | 'log-out';

/**
 * Handles the Escape key on every page of the area ([RUN-8], [RUN-9]).
 *
 * @returns a function that undoes it
 */
export function listenForEscape(
  page: Document,
  onEscape: (escape: AreaEscape) => void,
): () => void {
  const press = (event: KeyboardEvent) => {
    if (!isFree(event)) return;
    onEscape(event.shiftKey ? 'log-out' : 'toggle-panel');
  };
  page.addEventListener('keydown', press);
  return () => page.removeEventListener('keydown', press);
}

/** In a field or an open list the key has its usual meaning. */
const field =
  'select, textarea, input:not([type="checkbox"], [type="radio"]), [contenteditable]:not([contenteditable="false"])';

const isFree = (event: KeyboardEvent): boolean =>
  event.key === 'Escape' &&
  !(event.defaultPrevented || event.repeat || isComposing(event)) &&
  !(event.altKey || event.ctrlKey || event.metaKey) &&
  !(event.target as Element).matches?.(field);
