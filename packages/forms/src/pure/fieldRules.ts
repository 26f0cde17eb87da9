import { addressRule } from './addressRule';
import { commonRules } from './commonRules';
import { currencyRule } from './currencyRule';
import type { FieldRules } from './fieldRule';

/**
 * The rule table: one rule per type, for a non-empty value. Types without a row accept everything.
 */
export const fieldRules: FieldRules = {
  ...commonRules,
  address: addressRule,
  currency: currencyRule,
};
