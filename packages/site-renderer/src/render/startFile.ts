import { jsonForScript, permissionsOf, type RenderContext } from '@plinth/site-blocks/rendering';

/**
 * Where tracking may run from the first moment on, the page puts one file with it in the place of what every page starts
 * (`joinStart.js`): one request less, and a view is counted that lasts shorter than the second one would take. Where it
 * may not run, its file is not fetched ([TRK-17]).
 */
export function startFile({ site, request, assets, wanted }: RenderContext) {
  const mayTrack = permissionsOf({ site, request }).tracking;
  const joined = mayTrack ? assets.joined : {};
  return {
    /**
     * Whether the page may wait for the first sign of use: nothing tracks, nobody is signed in, and nothing that stands
     * on it or is asked for by its address begins by itself. A visitor who only reads such a page never loads what it
     * starts.
     */
    waits:
      !mayTrack &&
      !request.account &&
      !request.hasTraces &&
      request.url.search === '' &&
      !wanted.start,
    /** For the page's head, before any script; empty where it changes nothing. Browsers without them fetch both files. */
    importMap:
      request.isTurned || Object.keys(joined).length === 0
        ? ''
        : jsonForScript({ imports: joined }),
    /** The files to fetch for the client's imports. A visit that turns to this page has been started, by either file. */
    fetched: (addresses: readonly string[]): string[] =>
      addresses
        .filter((address) => !request.isTurned || address !== assets.start)
        .map((address) => joined[address] ?? address),
  };
}
