import type { GallerySetup } from './setUpGallery';
import { changeElements, setAttribute } from './changeElements';
import type { Presses } from './rememberPresses';
import type { Steering } from './steering';

/**
 * Attaches previous and next: disabled at the ends unless looping, hidden if there is only one
 * place ([GAL-6]).
 */
export function attachControls(
  { parts, translate }: Pick<GallerySetup, 'parts' | 'translate'>,
  store: Pick<Steering, 'canGoNext' | 'canGoPrevious' | 'subscribe'>,
  presses: Pick<Presses, 'next' | 'previous'>,
): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const changes = changeElements();
  const buttons = [
    {
      button: parts.previous,
      go: presses.previous,
      can: store.canGoPrevious,
      key: 'gallery.previousSlide',
    },
    { button: parts.next, go: presses.next, can: store.canGoNext, key: 'gallery.nextSlide' },
  ] as const;

  for (const { button, go, can, key } of buttons) {
    if (!button) continue;
    changes.keepAttribute(button, 'aria-disabled');
    if (!button.ariaLabel && !button.textContent?.trim())
      changes.setAttributes(button, { 'aria-label': translate(key) });
    const press = (event: Event) => {
      event.preventDefault();
      event.stopPropagation();
      if (can()) go();
    };
    button.addEventListener('click', press, { signal });
    if (button.localName === 'button') continue;
    changes.setAttributes(button, { role: 'button', tabindex: '0' });
    button.addEventListener(
      'keydown',
      (event) => {
        if (event.key === 'Enter' || event.key === ' ') press(event);
      },
      { signal },
    );
  }

  const refresh = () => {
    for (const { button, can } of buttons) {
      // `disabled` would lose the keyboard's focus at the last slide.
      if (button) setAttribute(button, 'aria-disabled', can() ? null : 'true');
    }
    if (parts.controls) parts.controls.hidden = buttons.every(({ can }) => !can());
  };
  refresh();
  const unsubscribe = store.subscribe((state, before) => {
    // A motion does not change which steps are possible, and checking would cause a layout.
    if (state.inMotion === before.inMotion) refresh();
  });
  return () => {
    listening.abort();
    unsubscribe();
    changes.undo();
    if (parts.controls) parts.controls.hidden = false;
  };
}
