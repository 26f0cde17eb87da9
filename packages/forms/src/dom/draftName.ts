/** The prefix of every draft's name. */
export const draftPrefix = 'plinth.draft.';

/**
 * The storage key of a form's draft. The same form may be on a page twice, and each keeps its own
 * entries.
 */
export function draftName(root: Element, form: HTMLFormElement, formId: string): string {
  const home = root.closest('[id]');
  const sameNamed = [...(home ?? document).querySelectorAll('form')].filter(
    ({ dataset }) => dataset['formId'] === form.dataset['formId'],
  );
  const nth = sameNamed.indexOf(form);
  return `${draftPrefix}${formId}.${home?.id ?? ''}${nth > 0 ? `.${nth}` : ''}`;
}

/** The storage key of typed text, until the script that keeps drafts has loaded. */
export const typedName = (name: string): string => `${name}.typed`;

/** The event by which a form's behaviour announces that it keeps drafts from now on. */
export const draftsKept = 'plinth.drafts';
