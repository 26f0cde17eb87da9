import { readFormContext } from '../pure/readFormContext';
import type { FormSchema } from '../pure/formSchema';

/**
 * Finds a form's description in a published page: the settings of the block, the context script, or
 * the form element's own attributes. Missing properties are read from the fields themselves.
 */
export function readSchema(root: Element): FormSchema {
  const form = root.matches('form') ? root : root.querySelector('form');
  const context = readFormContext({
    ...parse(root.closest('[data-block-json]')?.getAttribute('data-block-json')),
    ...parse(
      root.querySelector('script.sqs-form-block-context, script[type="application/json"]')
        ?.textContent,
    ),
  });
  const read = (name: string): string | undefined => form?.getAttribute(name) || undefined;
  const { collectionId, objectName } = { ...idsOfHandler(form), ...context };
  const redirect = context.successRedirect ?? read('data-success-redirect');
  return {
    ...context,
    formId: context.formId || (read('data-form-id') ?? ''),
    ...(collectionId !== undefined && { collectionId }),
    ...(objectName !== undefined && { objectName }),
    ...(redirect !== undefined && { successRedirect: redirect }),
  };
}

/**
 * Pages of 2014 to 2021 have the form's ids only in its submit handler. It is parsed and never run:
 * `collectionId: 'col01', objectName: 'page-col01'`.
 */
function idsOfHandler(form: Element | null): { collectionId?: string; objectName?: string } {
  const handler = form?.getAttribute('onsubmit') ?? '';
  const read = (name: string): string | undefined =>
    new RegExp(`["']?\\b${name}["']?\\s*:\\s*(["'])([\\w.-]{1,200})\\1`).exec(handler)?.[2];
  const [collectionId, objectName] = [read('collectionId'), read('objectName')];
  return {
    ...(collectionId !== undefined && { collectionId }),
    ...(objectName !== undefined && { objectName }),
  };
}

function parse(json: string | null | undefined): object {
  try {
    const value: unknown = JSON.parse(json ?? '{}');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    // A published page with a broken context still has its fields.
    return {};
  }
}
