import { defineMessages } from '@plinth/site-model';

/** Messages of the embed block. */
export const embedMessages = defineMessages({
  'embed.open': 'Show {title}',
  'embed.consent': 'Opening it here loads content from {provider}.',
  'embed.elsewhere': 'Open at {host}',
});
