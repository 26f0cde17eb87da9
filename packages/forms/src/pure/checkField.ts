import { checkByRules } from './checkByRules';
import type { Failure } from './fieldRule';
import { fieldRules } from './fieldRules';
import type { FieldValue, FormField, FormFormats } from './formSchema';

/**
 * Checks one field by the rule table: first whether it has a value, then whether the value is
 * right.
 */
export const checkField: (
  field: FormField,
  value: FieldValue | undefined,
  formats?: FormFormats,
) => Failure | undefined = checkByRules(fieldRules);
