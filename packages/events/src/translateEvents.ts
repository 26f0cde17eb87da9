import { createPlainTranslate, type MessageCatalogue } from '@plinth/site-model';
import { eventMessages } from './messages';

/** The messages of this package in a language. */
export const translateEvents = (locale: string, messages: MessageCatalogue | undefined) =>
  createPlainTranslate(eventMessages, { locale, overrides: messages });

export type TranslateEvents = ReturnType<typeof translateEvents>;
