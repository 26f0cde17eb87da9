import { mapFailedText } from '../messages';
import { whenNear } from '../whenNear';
import { loadMapSession } from './loadMapSession';
import type { MapSession } from './createMapSession';
import type { MapOptions, PlinthMap } from './mapTypes';

/** Events that come before a click: they start loading the library. */
const intents = ['pointerenter', 'focusin', 'touchstart'];

/**
 * Adds behaviour to the markup of one map and returns its handle. The first picture needs no
 * library, and until the visitor uses the map only this facade is on the page.
 *
 * @example
 * ```ts
 * import { loadLeafletMap } from '@plinth/media/map-leaflet';
 * import { createMap } from '@plinth/media';
 *
 * const map = createMap(document.querySelector<HTMLElement>('.pl-map')!, {
 *   loadMap: loadLeafletMap({ tileUrl: '/tiles/{z}/{x}/{y}.png' }),
 * });
 * ```
 */
export function createMap(element: HTMLElement, options: MapOptions): PlinthMap {
  const listening = new AbortController();
  const { signal } = listening;
  let session: MapSession | undefined;
  let loading: Promise<MapSession | undefined> | undefined;
  let settings: unknown = options.settings ?? readSettings(element);

  const load = () =>
    (loading ??= loadMapSession().then(
      ({ createMapSession }) =>
        (session = signal.aborted
          ? undefined
          : createMapSession(element, { ...options, settings })),
      () => (loading = undefined),
    ));
  /** Shows that the map failed to load; the next press tries again. */
  const note = document.createElement('p');
  note.className = 'pl-map-status';
  note.role = 'alert';
  const open = () => {
    note.remove();
    void load().then((loaded) => {
      if (loaded) return loaded.open();
      // A message without placeholders: the formatter would double the size of this file.
      note.textContent = options.messages?.['media.map.failed'] ?? mapFailedText;
      if (!signal.aborted) (element.querySelector('.pl-map-picture') ?? element).append(note);
    });
  };

  const button = element.querySelector<HTMLElement>('.pl-map-open');
  if (button) button.hidden = false;
  for (const intent of intents)
    element.addEventListener(intent, () => void load().then((loaded) => loaded?.warm()), {
      signal,
      once: true,
      passive: true,
    });
  element.addEventListener(
    'click',
    ({ target }) => {
      const { state } = session ?? {};
      if (
        (!state || state === 'picture' || state === 'failed') &&
        !(target as Element).closest('a')
      )
        open();
    },
    { signal },
  );
  // Loads near the viewport if the markup has no picture yet, or if the provider needs consent.
  if (!element.querySelector('.pl-map-picture') || options.ports?.consent)
    whenNear(element, () => void load(), signal);

  return {
    get state() {
      return session?.state ?? 'picture';
    },
    open,
    update(next) {
      settings = next;
      session?.update(next);
    },
    destroy() {
      listening.abort();
      note.remove();
      session?.destroy();
      if (button) button.hidden = true;
    },
  };
}

/** The settings' location in current and legacy markup ([MED-9]). */
function readSettings(element: HTMLElement): string | undefined {
  const inside = element.querySelector<HTMLElement>('[data-context]');
  const block = element.closest<HTMLElement>('[data-block-json]');
  return element.dataset['context'] ?? inside?.dataset['context'] ?? block?.dataset['blockJson'];
}
