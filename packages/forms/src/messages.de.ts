import type { FormMessageKey } from './messages';

/** The forms in German. */
export const formMessagesDe: Readonly<Partial<Record<FormMessageKey, string>>> = {
  'forms.submit': 'Absenden',
  'forms.submitting': 'Wird gesendet …',
};
