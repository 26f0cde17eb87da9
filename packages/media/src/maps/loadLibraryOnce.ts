import type { LoadMap, MapAdapter } from './mapTypes';

/**
 * Loads a map library when it is first asked for, and gives the same one after that.
 * One that fails, or takes longer than so many milliseconds, may be asked for again.
 */
export function loadLibraryOnce(loadMap: LoadMap, timeout: number): LoadMap {
  let loading: Promise<MapAdapter> | undefined;
  return () =>
    (loading ??= withTimeout(loadMap(), timeout).catch((error: unknown) => {
      loading = undefined;
      throw error;
    }));
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
