import type { ConsentStore } from '@plinth/consent';
import type { EmbedConsent } from '@plinth/media';

/** The consent for videos and maps: one decision applies to every provider. */
export const embedConsent = (store: ConsentStore): EmbedConsent => ({
  isAllowed: () => store.mayRun('embeds'),
  subscribe: (listener) => store.subscribe(listener),
});
