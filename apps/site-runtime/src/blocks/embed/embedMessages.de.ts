import type { embedMessages } from './embedMessages';

export const germanEmbedMessages: Record<keyof typeof embedMessages, string> = {
  'embed.open': '{title} zeigen',
  'embed.elsewhere': 'Bei {host} öffnen',
};
