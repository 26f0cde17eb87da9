import { formMessages, type FormMessageKey } from '@plinth/forms';
import { createTranslate } from '@plinth/site-model';
import { wordsOf, type SiteDefinition } from '@plinth/site-runtime/render';

/** A sentence of the forms in the site's own words, else in those of its language. */
export function formSentence(
  site: Pick<SiteDefinition, 'locale' | 'messages'>,
  key: FormMessageKey,
): string {
  return createTranslate(formMessages, { locale: site.locale, overrides: wordsOf(site) })(key);
}
