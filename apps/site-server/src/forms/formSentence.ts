import { formMessages } from '@plinth/forms';
import type { FormMessageKey } from '@plinth/forms';
import { createTranslate } from '@plinth/site-model';
import type { SiteDefinition } from '@plinth/site-runtime/render';

/** A sentence of the forms in the site's own words. */
export function formSentence(
  { locale, messages }: Pick<SiteDefinition, 'locale' | 'messages'>,
  key: FormMessageKey,
): string {
  return createTranslate(formMessages, { locale, overrides: messages })(key);
}
