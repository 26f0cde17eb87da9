import { createTranslate } from '@plinth/site-model';
import { inLanguage } from '@plinth/site-renderer';
import { languages } from '../languages/languages';
import { mailMessages } from '../languages/mailMessages';
import type { SiteMessages } from '../pages/translatePage';

/** A message of a mail as the site defines it, else in the site's language. */
export function translateMail(
  { locale, messages }: SiteMessages,
  key: keyof typeof mailMessages,
  values?: Readonly<Record<string, string | number>>,
): string {
  const own = inLanguage(locale, languages);
  return createTranslate(mailMessages, { locale, overrides: { ...own, ...messages } })(key, values);
}
