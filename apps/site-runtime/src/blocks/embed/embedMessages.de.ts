import type { embedMessages } from './embedMessages';

export const germanEmbedMessages: Record<keyof typeof embedMessages, string> = {
  'embed.open': '{title} zeigen',
  'embed.consent': 'Beim Öffnen werden hier Inhalte von {provider} geladen.',
  'embed.elsewhere': 'Bei {host} öffnen',
};
