/** The component that a form element comes from, as a message names it. */
export const componentOf = (formClass: string): string =>
  formClass.includes('newsletter-form') ? '<Newsletter>' : '<Form>';
