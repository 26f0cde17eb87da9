import { jsonForScript, permissionsOf, type RenderContext } from '@plinth/site-blocks/rendering';

/**
 * If tracking may run from the start, the page replaces the start file of every page by a file that
 * includes tracking (`joinStart.js`): this saves one request, and counts a view that is shorter
 * than that request. If tracking may not run, its file is not loaded ([TRK-17]).
 */
export function startFile({ site, request, assets, wanted }: RenderContext) {
  const mayTrack = permissionsOf({ site, request }).tracking;
  const joined = mayTrack ? assets.joined : {};
  return {
    /**
     * Whether the page may wait for the first sign of use: no tracking, no signed-in account, and
     * nothing in it or its address starts automatically. A visitor who only reads such a page never
     * loads the scripts that it would start.
     */
    waits:
      !mayTrack &&
      !request.account &&
      !request.hasTraces &&
      request.url.search === '' &&
      !wanted.start,
    /**
     * For the page's head, before any script; empty if it changes nothing. Browsers without import
     * maps load both files.
     */
    importMap:
      request.isTurned || Object.keys(joined).length === 0
        ? ''
        : jsonForScript({ imports: joined }),
    /**
     * The files to load for the client's imports. In a soft navigation the page is already started,
     * with either file.
     */
    fetched: (addresses: readonly string[]): string[] =>
      addresses
        .filter((address) => !request.isTurned || address !== assets.start)
        .map((address) => joined[address] ?? address),
  };
}
