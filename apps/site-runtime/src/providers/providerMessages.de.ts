import type { providerMessages } from './providerMessages';

export const germanProviderMessages: Record<keyof typeof providerMessages, string> = {
  'providers.consent': 'Beim Öffnen werden hier Inhalte von {provider} geladen.',
  'providers.loading': '{provider} wird geladen …',
  'providers.failed':
    '{provider} antwortet nicht. Versuchen Sie es noch einmal oder gehen Sie direkt dorthin.',
  'providers.retry': 'Noch einmal versuchen',
  'providers.visit': 'Bei {provider} öffnen',
  'providers.show': 'Hier anzeigen',
  'providers.reserve': 'Tisch suchen',
  'providers.reserveAt': 'Bei {provider} reservieren',
  'providers.reservation': 'Tisch reservieren',
  'providers.schedule': 'Termin wählen',
  'providers.scheduleAt': 'Bei {provider} buchen',
  'providers.appointment': 'Termin buchen',
  'providers.registry': 'Hochzeitsliste',
  'providers.showRegistry': 'Liste hier anzeigen',
  'providers.registryAt': 'Unsere Liste bei {provider}',
  'providers.showPosts': 'Beiträge hier anzeigen',
  'providers.posts': 'Beiträge',
  'providers.comments': 'Kommentare',
  'providers.showComments': 'Kommentare hier anzeigen',
  'providers.previewOnly': 'Nur Vorschau',
  'providers.previewOnly.message': 'Melden Sie sich ab, um diesen Block zu benutzen.',
};
