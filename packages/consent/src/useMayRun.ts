import { useCallback, useSyncExternalStore } from 'react';
import type { ConsentState } from './consentState';
import type { ConsentKind } from './consentKind';

/** Whether a kind of work may run now; follows the visitor's decision. False while rendering on a server. */
export function useMayRun(store: ConsentState, kind: ConsentKind): boolean {
  const subscribe = useCallback((notify: () => void) => store.subscribe(notify), [store]);
  return useSyncExternalStore(
    subscribe,
    () => store.mayRun(kind),
    () => false,
  );
}
