import type { ConsentKind } from '@plinth/consent';
import type { Host } from '../host/host';
import { consent } from './consent';

/** The consent that an embed needs before it loads anything of another company. */
export function consentToEmbeds(host: Host, kind: ConsentKind = 'embeds') {
  const store = consent(host);
  return {
    isAllowed: () => store.mayRun(kind),
    subscribe: (listener: () => void) => store.subscribe(listener),
  };
}
