import * as v from 'valibot';
import { listOf, openObject, requiredText, textField } from './fields';

/**
 * A further language of a site: its tag, its name, and translations of the texts that are on every
 * page.
 */
export const siteLanguageSchema = openObject({
  /** BCP 47 tag, such as `de` or `pt-BR`. */
  code: requiredText(35),
  /** @default the language's own name for itself */
  name: v.exactOptional(v.nullish(textField(100))),
  /**
   * Translations by the text in the language of the site.
   * @default none: the originals are shown
   */
  texts: v.exactOptional(v.record(v.string(), v.string('text'))),
});

export const siteLanguagesField = () => listOf(siteLanguageSchema, 50);

export type SiteLanguage = v.InferOutput<typeof siteLanguageSchema>;
