import type { FormField } from './formSchema';

/** Whether a field of this type holds figures that may be written in any script; of an address it is the postal code. */
export const hasFigures = (type: FormField['type']): boolean =>
  /^(number|currency|date|time|phone|address)$/.test(type);
