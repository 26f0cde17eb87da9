import type { MessageCatalogue } from '@plinth/site-model';
import { createPlainTranslate } from '@plinth/site-model/plain-translate';
import { engineMessages } from '../messages/engineMessages';
import { createValidator } from './createValidator';
import type { FormErrors, FormSchema, FormValues } from './formSchema';

export interface ValidateFormOptions {
  /** @default 'en' */
  locale?: string | undefined;
  /** The site's own wording, by message key. */
  messages?: MessageCatalogue | undefined;
}

/**
 * Checks every shown field of a form: the same rules and messages in the browser and on the server ([FRM-21]).
 * @returns messages by field id, empty when everything is right
 *
 * @example
 * ```ts
 * import { parseFormSchema } from '@plinth/forms/schema';
 * import { validateForm } from '@plinth/forms/rules';
 *
 * const schema = parseFormSchema({
 *   formId: 'contact',
 *   fields: [{ type: 'email', id: 'email', title: 'E-mail', required: true }],
 * });
 * validateForm(schema, { email: '' }, { locale: 'en' });
 * ```
 */
export function validateForm(
  schema: FormSchema,
  values: FormValues,
  { locale, messages }: ValidateFormOptions = {},
): FormErrors {
  const translate = createPlainTranslate(engineMessages, { locale, overrides: messages });
  return createValidator(schema, translate, locale).validate(values);
}
