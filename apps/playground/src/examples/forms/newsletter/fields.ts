import type { FormField } from '@plinth/forms';

export const emailField: FormField = {
  type: 'email',
  id: 'email',
  title: 'E-mail',
  required: true,
};
export const nameField: FormField = { type: 'name', id: 'name', title: 'Name' };

/** The texts that the example begins with; the component itself has none of its own for them. */
export const defaultTexts = {
  title: 'Letters from the kiln',
  description: 'Four a year, when it is opened.',
  footnote: 'No other letters, ever.',
};
