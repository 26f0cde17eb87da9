import * as v from 'valibot';
import { listOf, openObject, requiredText, textField } from './fields';

/** A further language of a site: its tag, its own name, and the texts that stand on every page, by their originals. */
export const siteLanguageSchema = openObject({
  /** BCP 47 tag, such as `de` or `pt-BR`. */
  code: requiredText(35),
  /** @default the language's own name for itself */
  name: v.exactOptional(v.nullish(textField(100))),
  /** Translations by the text in the language of the site. @default none: the originals stand */
  texts: v.exactOptional(v.record(v.string(), v.string('text'))),
});

export const siteLanguagesField = () => listOf(siteLanguageSchema, 50);

export type SiteLanguage = v.InferOutput<typeof siteLanguageSchema>;
