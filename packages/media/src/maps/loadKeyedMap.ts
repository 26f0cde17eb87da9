import { type KeyedMapsLibrary, createKeyedAdapter } from './createKeyedAdapter';
import { mapLoadTimeout } from './mapLoadTimeout';
import type { LoadMap } from './mapTypes';

export interface KeyedMapOptions {
  /** The site's key, from the page context ([MED-12]). */
  key: string;
  /** Language of the map's labels. @default the browser's */
  language?: string | undefined;
  /** Region whose borders and names are shown. */
  region?: string | undefined;
  /** Address of the library. @default https://maps.googleapis.com/maps/api/js */
  scriptUrl?: string | undefined;
  /**
   * Port: runs a script, if the page's policy requires a nonce or a trusted address. The signal
   * ends the wait.
   * @default a script element in the head
   */
  loadScript?: ((address: string, signal: AbortSignal) => Promise<unknown>) | undefined;
}

const callbackName = 'plinthMapsReady';
/**
 * The promise is stored on the window, so that every copy of the package on a page shares one
 * library.
 */
const pending = Symbol.for('plinth.mapsLibrary');

interface LibraryWindow {
  google?: { maps?: KeyedMapsLibrary };
  [callback: string]: unknown;
  [pending]?: Promise<KeyedMapsLibrary> | undefined;
}

/**
 * The second adapter: the provider whose library needs a key, loaded once for the whole page.
 *
 * @example
 * ```ts
 * import { loadKeyedMap } from '@plinth/media/map-keyed';
 *
 * const loadMap = loadKeyedMap({ key: 'your-key', region: 'DE' });
 * ```
 */
export function loadKeyedMap(options: KeyedMapOptions): LoadMap {
  return async () => createKeyedAdapter(await loadLibrary(options));
}

/**
 * The address of the library with its key, language and region.
 *
 * @example
 * ```ts
 * import { keyedMapScriptUrl } from '@plinth/media/map-keyed';
 *
 * keyedMapScriptUrl({ key: 'your-key', language: 'de' });
 * ```
 */
export function keyedMapScriptUrl(
  { key, language, region, scriptUrl = 'https://maps.googleapis.com/maps/api/js' }: KeyedMapOptions,
  callback: string = callbackName,
): string {
  if (scriptUrl.startsWith('blob:')) return scriptUrl;
  const url = new URL(scriptUrl, 'https://maps.googleapis.com');
  const parameters = {
    key,
    language,
    region,
    v: 'weekly',
    loading: 'async',
    callback,
  };
  for (const [name, value] of Object.entries(parameters))
    if (value) url.searchParams.set(name, value);
  return url.href;
}

function loadLibrary(options: KeyedMapOptions): Promise<KeyedMapsLibrary> {
  const page = window as unknown as LibraryWindow;
  if (page.google?.maps?.Map) return Promise.resolve(page.google.maps);
  return (page[pending] ??= fetchLibrary(page, options).finally(() => {
    delete page[pending];
  }));
}

function fetchLibrary(
  page: LibraryWindow,
  { loadScript = appendScript, ...options }: KeyedMapOptions,
): Promise<KeyedMapsLibrary> {
  let callback = callbackName;
  // The callback of an abandoned load stays, because that script may still load. Another callback
  // name makes another address: for the same address, a browser would let two scripts wait for one
  // response.
  while (callback in page) callback += '_';
  return new Promise<KeyedMapsLibrary>((resolve, reject) => {
    const waiting = new AbortController();
    const timer = setTimeout(() => {
      waiting.abort();
      reject(new Error(`The map library did not load within ${mapLoadTimeout / 1000} s.`));
    }, mapLoadTimeout);
    page[callback] = () => {
      clearTimeout(timer);
      delete page[callback];
      const library = page.google?.maps;
      if (library) resolve(library);
      else reject(new Error('The map library loaded without its API.'));
    };
    loadScript(keyedMapScriptUrl(options, callback), waiting.signal).catch((error: unknown) => {
      // An abandoned load fails as well.
      if (waiting.signal.aborted) return;
      clearTimeout(timer);
      delete page[callback];
      reject(error instanceof Error ? error : new Error(String(error)));
    });
  });
}

function appendScript(address: string, signal: AbortSignal): Promise<void> {
  const script = document.createElement('script');
  script.dataset['plinthMaps'] = '';
  // Removed, so that another try sends a new request.
  signal.addEventListener('abort', () => script.remove());
  const loaded = new Promise<void>((resolve, reject) => {
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error('The map library could not be loaded.'));
    };
  });
  Object.assign(script, { async: true, src: address });
  document.head.append(script);
  return loaded;
}
