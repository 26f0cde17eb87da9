import { buildPicture } from './buildPicture';
import { mapPageUrl } from './mapLinks';
import { mapLoadTimeout } from './mapLoadTimeout';
import { mapPicture } from './mapPicture';
import { mapTexts } from './mapTexts';
import type { MapAdapter, MapOptions, MapState, MapView, MountedMap } from './mapTypes';
import { parseMapSettings } from './parseMapSettings';
import { tileHost } from './tileHost';

/** Changes of the settings within this many milliseconds become one ([MED-10]). */
const mapUpdateDelay = 60;

/** The part of a map that is fetched once a visitor reaches for it. */
export interface MapSession {
  readonly state: MapState;
  /** Fetches the library ahead of the click. */
  warm(): void;
  open(): void;
  update(settings: unknown): void;
  destroy(): void;
}

/** Draws the picture where the markup has none, asks for consent, loads the library once and mounts the map. */
export function createMapSession(element: HTMLElement, options: MapOptions): MapSession {
  const { provider, ports, timeout = mapLoadTimeout } = options;
  let settings = parseMapSettings(options.settings);
  const texts = mapTexts(settings, options);
  const listening = new AbortController();
  let state: MapState = 'picture';
  let adapter: Promise<MapAdapter> | undefined;
  let mounted: MountedMap | undefined;
  let canvas: HTMLElement | undefined;
  let updateTimer: ReturnType<typeof setTimeout> | undefined;

  const isAllowed = () => ports?.consent?.isAllowed(provider?.name ?? 'map') ?? true;

  const rendered = element.querySelector('.pl-map-picture');
  const status = document.createElement('p');
  status.className = 'pl-map-status';
  status.role = 'status';
  let picture = rendered ?? element.appendChild(draw());
  picture.append(status);
  element.classList.add('pl-map');
  element.dataset['mapStyle'] = settings.style;

  followConsent();
  const unsubscribe = ports?.consent?.subscribe?.(followConsent);
  if (unsubscribe) listening.signal.addEventListener('abort', unsubscribe);
  setState('picture');

  function draw(): Element {
    const { attribution, tileUrl } = options;
    const drawn = buildPicture(
      mapPicture({
        settings,
        texts: mapTexts(settings, options),
        attribution,
        tileUrl: isAllowed() ? tileUrl : undefined,
      }),
    );
    drawn.querySelector<HTMLElement>('.pl-map-open')!.hidden = false;
    return drawn;
  }

  /** A picture that something else renders is drawn anew by that. */
  function redraw() {
    if (rendered) return;
    const drawn = draw();
    drawn.append(status);
    picture.replaceWith(drawn);
    picture = drawn;
  }

  function followConsent() {
    if (state !== 'picture') return;
    const allowed = isAllowed();
    status.textContent = allowed ? '' : texts.consent(provider?.label ?? tileHost(options.tileUrl));
    // The tiles of the first picture may come from the provider, too.
    if (allowed && options.tileUrl && !picture.querySelector('.pl-map-tiles')) redraw();
  }

  function setState(next: MapState) {
    state = next;
    element.dataset['mapState'] = next;
    if (next === 'loading') status.textContent = texts.loading;
    if (next === 'failed') status.textContent = texts.failed;
    if (next === 'interactive') status.textContent = '';
    options.onStateChange?.(next);
  }

  /** A library that failed to come may be asked for again. */
  function loadAdapter(): Promise<MapAdapter> {
    adapter ??= withTimeout(options.loadMap(), timeout).catch((error: unknown) => {
      adapter = undefined;
      throw error;
    });
    return adapter;
  }

  function view(): MapView {
    const { marker, zoomIn, zoomOut } = mapTexts(settings, options);
    return {
      settings,
      markerHref: settings.linkOnClick ? mapPageUrl(settings.location) : undefined,
      labels: { marker, zoomIn, zoomOut },
      onMarkerMove: options.onMarkerMove,
    };
  }

  /** After the address of the settings as they are now. */
  function nameCanvas() {
    if (canvas) canvas.ariaLabel = mapTexts(settings, options).label;
  }

  async function open() {
    if (state === 'loading' || state === 'interactive') return;
    const hadFocus = document.activeElement === picture.querySelector('.pl-map-open');
    setState('loading');
    const container = document.createElement('div');
    try {
      const library = await loadAdapter();
      if (listening.signal.aborted) return;
      container.className = 'pl-map-canvas';
      container.role = 'region';
      container.tabIndex = -1;
      element.prepend(container);
      mounted = library.mount(container, view());
      canvas = container;
      nameCanvas();
      setState('interactive');
      if (hadFocus) container.focus({ preventScroll: true });
    } catch (error) {
      container.remove();
      if (listening.signal.aborted) return;
      setState('failed');
      options.onError?.(error);
    }
  }

  return {
    get state() {
      return state;
    },
    warm() {
      // A library that does not come is reported when the visitor opens the map, not before.
      if (isAllowed()) loadAdapter().catch(() => {});
    },
    open: () => void open(),
    update(next) {
      settings = parseMapSettings(next);
      clearTimeout(updateTimer);
      updateTimer = setTimeout(() => {
        element.dataset['mapStyle'] = settings.style;
        redraw();
        mounted?.update(view());
        nameCanvas();
      }, mapUpdateDelay);
    },
    destroy() {
      clearTimeout(updateTimer);
      listening.abort();
      mounted?.destroy();
      mounted = undefined;
      canvas?.remove();
      status.remove();
      if (!rendered) picture.remove();
      delete element.dataset['mapState'];
    },
  };
}

function withTimeout<Value>(promise: Promise<Value>, milliseconds: number): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error(`The map library did not load within ${milliseconds / 1000} s.`)),
      milliseconds,
    );
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
