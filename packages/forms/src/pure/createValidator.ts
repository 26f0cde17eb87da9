import type { Translate } from '@plinth/site-model';
import type { EngineMessageKey } from '../messages/engineMessages';
import { fieldRules } from './fieldRules';
import type { FormSchema } from './formSchema';
import { validatorByRules, type Validator } from './validatorByRules';

/**
 * Binds the rule table to a form and to a language.
 * @param locale the language of dates in messages. @default 'en'
 */
export const createValidator = (
  schema: FormSchema,
  translate: Translate<EngineMessageKey>,
  locale = 'en',
): Validator => validatorByRules(fieldRules, schema, { translate, locale });
