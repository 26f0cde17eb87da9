import { defineMessages } from '@plinth/site-model';

/** Words of the embed block. */
export const embedMessages = defineMessages({
  'embed.open': 'Show {title}',
  'embed.consent': 'Opening it here loads content from {provider}.',
  'embed.elsewhere': 'Open at {host}',
});
