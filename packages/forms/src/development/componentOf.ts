/** The name of a form element's component, for messages. */
export const componentOf = (formClass: string): string =>
  formClass.includes('newsletter-form') ? '<Newsletter>' : '<Form>';
