import { useCallback, useSyncExternalStore } from 'react';
import type { ConsentState } from './consentState';
import type { ConsentKind } from './consentKind';

/**
 * Whether a kind of work may run now; updates with the visitor's decision. False during server
 * rendering.
 */
export function useMayRun(store: ConsentState, kind: ConsentKind): boolean {
  const subscribe = useCallback((notify: () => void) => store.subscribe(notify), [store]);
  return useSyncExternalStore(
    subscribe,
    () => store.mayRun(kind),
    () => false,
  );
}
