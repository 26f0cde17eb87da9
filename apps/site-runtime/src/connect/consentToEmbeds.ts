import type { Host } from '../boot/host';
import { consent } from './consent';

/** What an embed asks before it loads anything of another company. */
export function consentToEmbeds(host: Host) {
  const store = consent(host);
  return {
    isAllowed: () => store.mayRun('embeds'),
    subscribe: (listener: () => void) => store.subscribe(listener),
  };
}
