import { createPlainTranslate, type MessageCatalogue } from '@plinth/site-model';
import { listMessages } from './messages';

/** The messages of this package in a language. */
export const translateLists = (locale: string, messages: MessageCatalogue | undefined) =>
  createPlainTranslate(listMessages, { locale, overrides: messages });

export type TranslateLists = ReturnType<typeof translateLists>;
