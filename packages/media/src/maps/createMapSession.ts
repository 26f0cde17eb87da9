import { attachMapPicture } from './attachMapPicture';
import { buildPicture } from './buildPicture';
import { loadLibraryOnce } from './loadLibraryOnce';
import { mapPageUrl } from './mapLinks';
import { mapLoadTimeout } from './mapLoadTimeout';
import { mapPicture } from './mapPicture';
import { mapTexts } from './mapTexts';
import type { MapOptions, MapState } from './mapTypes';
import { mountMapCanvas, type CanvasContent, type MapCanvas } from './mountMapCanvas';
import { parseMapSettings, type MapSettings } from './parseMapSettings';
import { tileHost } from './tileHost';

/** Changes of the settings within this many milliseconds are applied together ([MED-10]). */
const mapUpdateDelay = 60;

/** The part of a map that is loaded when a visitor uses it. */
export interface MapSession {
  readonly state: MapState;
  /** Loads the library before the click. */
  warm(): void;
  open(): void;
  update(settings: unknown): void;
  destroy(): void;
}

/**
 * Draws the picture if the markup has none, asks for consent, loads the library once and mounts the
 * map.
 */
export function createMapSession(element: HTMLElement, options: MapOptions): MapSession {
  const { provider, ports, timeout = mapLoadTimeout } = options;
  const ended = new AbortController();
  const { signal } = ended;
  const loadLibrary = loadLibraryOnce(options.loadMap, timeout);
  let settings = parseMapSettings(options.settings);
  const texts = mapTexts(settings, options);
  let state: MapState = 'picture';
  let canvas: MapCanvas | undefined;
  let updateTimer: ReturnType<typeof setTimeout> | undefined;

  const isAllowed = () => ports?.consent?.isAllowed(provider?.name ?? 'map') ?? true;
  const picture = attachMapPicture(element, () => drawPicture(settings, options, isAllowed()));
  element.classList.add('pl-map');
  element.dataset['mapStyle'] = settings.style;
  followConsent();
  const unsubscribe = ports?.consent?.subscribe?.(followConsent);
  if (unsubscribe) signal.addEventListener('abort', unsubscribe);
  setState('picture');

  function followConsent() {
    if (state !== 'picture') return;
    const allowed = isAllowed();
    picture.say(allowed ? '' : texts.consent(provider?.label ?? tileHost(options.tileUrl)));
    // The tiles of the first picture may come from the same provider.
    if (allowed && options.tileUrl && !picture.hasTiles) picture.redraw();
  }

  function setState(next: MapState) {
    state = next;
    element.dataset['mapState'] = next;
    if (next === 'loading') picture.say(texts.loading);
    if (next === 'failed') picture.say(texts.failed);
    if (next === 'interactive') picture.say('');
    options.onStateChange?.(next);
  }

  async function open() {
    if (state === 'loading' || state === 'interactive') return;
    const { hasFocus } = picture;
    setState('loading');
    try {
      const library = await loadLibrary();
      if (signal.aborted) return;
      canvas = mountMapCanvas(element, library, canvasContent(settings, options));
      setState('interactive');
      if (hasFocus) canvas.focus();
    } catch (error) {
      if (signal.aborted) return;
      setState('failed');
      options.onError?.(error);
    }
  }

  return {
    get state() {
      return state;
    },
    warm() {
      // A library that fails to load is reported when the visitor opens the map, not before.
      if (isAllowed()) loadLibrary().catch(() => {});
    },
    open: () => void open(),
    update(next) {
      settings = parseMapSettings(next);
      clearTimeout(updateTimer);
      updateTimer = setTimeout(() => {
        element.dataset['mapStyle'] = settings.style;
        picture.redraw();
        canvas?.update(canvasContent(settings, options));
      }, mapUpdateDelay);
    },
    destroy() {
      clearTimeout(updateTimer);
      ended.abort();
      canvas?.remove();
      canvas = undefined;
      picture.remove();
      delete element.dataset['mapState'];
    },
  };
}

/** @param mayShowTiles whether tiles may be requested from their server */
function drawPicture(settings: MapSettings, options: MapOptions, mayShowTiles: boolean): Element {
  const { attribution, tileUrl } = options;
  const drawn = buildPicture(
    mapPicture({
      settings,
      texts: mapTexts(settings, options),
      attribution,
      tileUrl: mayShowTiles ? tileUrl : undefined,
    }),
  );
  drawn.querySelector<HTMLElement>('.pl-map-open')!.hidden = false;
  return drawn;
}

/** The content of the interactive map for the current settings. */
function canvasContent(settings: MapSettings, options: MapOptions): CanvasContent {
  const { marker, zoomIn, zoomOut, label } = mapTexts(settings, options);
  const view = {
    settings,
    markerHref: settings.linkOnClick ? mapPageUrl(settings.location) : undefined,
    labels: { marker, zoomIn, zoomOut },
    onMarkerMove: options.onMarkerMove,
  };
  return { view, label };
}
