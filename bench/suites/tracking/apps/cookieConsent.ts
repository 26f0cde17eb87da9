import * as cookieConsent from 'vanilla-cookieconsent';

export function start(): Promise<void> {
  return cookieConsent.run({
    // Otherwise nothing is shown in an automated browser.
    hideFromBots: false,
    categories: { necessary: { enabled: true, readOnly: true }, analytics: {} },
    language: {
      default: 'en',
      translations: {
        en: {
          consentModal: {
            description: 'This site uses cookies to measure how it is used.',
            acceptAllBtn: 'Accept',
            acceptNecessaryBtn: 'Decline',
          },
          preferencesModal: { sections: [] },
        },
      },
    },
  });
}
