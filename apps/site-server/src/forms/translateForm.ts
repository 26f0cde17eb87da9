import { formMessages, type FormMessageKey } from '@plinth/forms';
import { createTranslate } from '@plinth/site-model';
import { messagesOfSite, type SiteDefinition } from '@plinth/site-renderer';

/** A message of the forms, by the site's own text or that of its language. */
export function translateForm(
  site: Pick<SiteDefinition, 'locale' | 'messages'>,
  key: FormMessageKey,
  values?: Parameters<ReturnType<typeof createTranslate>>[1],
): string {
  return createTranslate(formMessages, { locale: site.locale, overrides: messagesOfSite(site) })(
    key,
    values,
  );
}
