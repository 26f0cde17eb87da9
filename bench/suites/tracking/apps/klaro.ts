// @ts-expect-error The package has no types.
import * as klaro from 'klaro/dist/klaro-no-translations-no-css.js';

interface Klaro {
  setup(config: object): void;
}

export function start(): void {
  (klaro as unknown as Klaro).setup({
    version: 1,
    lang: 'en',
    acceptAll: true,
    translations: {
      en: {
        consentNotice: { description: 'This site uses cookies to measure how it is used.' },
        acceptAll: 'Accept',
        ok: 'Accept',
        decline: 'Decline',
        purposes: { analytics: { title: 'Analytics' } },
      },
    },
    services: [{ name: 'analytics', title: 'Analytics', purposes: ['analytics'] }],
  });
}
