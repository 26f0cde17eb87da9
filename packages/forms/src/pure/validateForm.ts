import type { MessageCatalogue } from '@plinth/site-model';
import { createPlainTranslate } from '@plinth/site-model/plain-translate';
import { engineMessages } from '../messages/engineMessages';
import { createValidator } from './createValidator';
import type { FormErrors, FormSchema, FormValues } from './formSchema';

export interface ValidateFormOptions {
  /** @default 'en' */
  locale?: string | undefined;
  /** Texts that replace the package's defaults, by message key. */
  messages?: MessageCatalogue | undefined;
}

/**
 * Checks every visible field of a form, with the same rules and messages in the browser and on the
 * server ([FRM-21]).
 * @returns messages by field id, empty if everything is right
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
