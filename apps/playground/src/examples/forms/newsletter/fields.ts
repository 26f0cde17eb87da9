import type { FormField } from '@plinth/forms';

export const emailField: FormField = {
  type: 'email',
  id: 'email',
  title: 'E-mail',
  required: true,
};
export const nameField: FormField = { type: 'name', id: 'name', title: 'Name' };

/** What the example says at first; the component itself has no words of its own for them. */
export const words = {
  title: 'Letters from the kiln',
  description: 'Four a year, when it is opened.',
  footnote: 'No other letters, ever.',
};
