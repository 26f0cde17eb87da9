import type { KeyedMapsLibrary } from './createKeyedAdapter';
import { createKeyedAdapter } from './createKeyedAdapter';
import type { LoadMap } from './mapTypes';

export interface KeyedMapOptions {
  /** The site's key, from the page context ([MED-12]). */
  key: string;
  /** Language of the map's labels. @default the browser's */
  language?: string | undefined;
  /** Region whose view of borders and names is shown. */
  region?: string | undefined;
  /** Where the library comes from. @default https://maps.googleapis.com/maps/api/js */
  scriptUrl?: string | undefined;
}

interface LibraryWindow {
  google?: { maps?: KeyedMapsLibrary };
  [callback: string]: unknown;
}

const callbackName = 'plinthMapsReady';
/** The promise rests on the script element, so that every copy of the package on a page shares one library. */
const pending = Symbol.for('plinth.mapsLibrary');

/** The second adapter: the provider whose library asks for a key, loaded once for the whole page. */
export function loadKeyedMap(options: KeyedMapOptions): LoadMap {
  return async () => createKeyedAdapter(await loadLibrary(options));
}

/** The address of the library with its key, language and region. */
export function keyedMapScriptUrl({
  key,
  language,
  region,
  scriptUrl = 'https://maps.googleapis.com/maps/api/js',
}: KeyedMapOptions): string {
  if (scriptUrl.startsWith('blob:')) return scriptUrl;
  const url = new URL(scriptUrl, 'https://maps.googleapis.com');
  const parameters = {
    key,
    language,
    region,
    v: 'weekly',
    loading: 'async',
    callback: callbackName,
  };
  for (const [name, value] of Object.entries(parameters))
    if (value) url.searchParams.set(name, value);
  return url.href;
}

function loadLibrary(options: KeyedMapOptions): Promise<KeyedMapsLibrary> {
  const page = window as unknown as LibraryWindow;
  if (page.google?.maps?.Map) return Promise.resolve(page.google.maps);
  const known = document.querySelector<
    HTMLScriptElement & { [pending]?: Promise<KeyedMapsLibrary> }
  >('script[data-plinth-maps]');
  if (known?.[pending]) return known[pending];

  const script = document.createElement('script');
  const promise = new Promise<KeyedMapsLibrary>((resolve, reject) => {
    page[callbackName] = () => {
      const library = page.google?.maps;
      if (library) resolve(library);
      else reject(new Error('The map library came without its API.'));
    };
    script.onerror = () => {
      // Out of the way, so that a further try asks the network again.
      script.remove();
      reject(new Error('The map library could not be fetched.'));
    };
  });
  script.dataset['plinthMaps'] = '';
  Object.assign(script, { [pending]: promise, async: true, src: keyedMapScriptUrl(options) });
  document.head.append(script);
  return promise;
}
