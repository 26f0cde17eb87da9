import type { LoadMap, MapAdapter } from './mapTypes';

/**
 * Loads a map library on the first call, and returns the same library after that. After a failure,
 * or after `timeout` milliseconds, the next call loads again.
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
