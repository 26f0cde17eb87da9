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
  const handler = readHandlers(root);
  const { collectionId, objectName } = {
    ...ids(['collectionId', 'objectName'], (name) => attributeOf(form, name) ?? handler(name)),
    ...context,
  };
  const redirect = context.successRedirect ?? read('data-success-redirect');
  return {
    ...context,
    formId: context.formId || (read('data-form-id') ?? handler('formId') ?? ''),
    ...(collectionId !== undefined && { collectionId }),
    ...(objectName !== undefined && { objectName }),
    ...(redirect !== undefined && { successRedirect: redirect }),
  };
}

/**
 * Pages of 2014 to 2021 have the form's ids only in its submit handler. It is parsed and never run:
 * `collectionId: 'col01', objectName: 'page-col01'`, also as JSON in a string or as assignments.
 */
function readHandlers(root: Element): (name: string) => string | undefined {
  const elements = [root, ...root.querySelectorAll('[onsubmit], [onclick]')];
  const handlers = elements
    .flatMap((one) => [one.getAttribute('onsubmit'), one.getAttribute('onclick')])
    .join('\n')
    .replaceAll('\\', '');
  return (name) =>
    new RegExp(`\\b${name}["'\`]?\\]?\\s*[:=]\\s*(["'\`])([\\w.-]{1,200})\\1`).exec(handlers)?.[2];
}

/** Reads an id from an attribute of the form or from a hidden entry, where other pages have it. */
function attributeOf(form: Element | null, name: string): string | undefined {
  const attribute = `data-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
  const entry = form?.querySelector<HTMLInputElement>(`input[type="hidden"][name="${name}"]`);
  return form?.getAttribute(attribute) || entry?.value || undefined;
}

const ids = <Name extends string>(
  names: readonly Name[],
  read: (name: Name) => string | undefined,
): Partial<Record<Name, string>> =>
  Object.fromEntries(
    names.map((name) => [name, read(name)]).filter(([, value]) => value !== undefined),
  ) as Partial<Record<Name, string>>;

function parse(json: string | null | undefined): object {
  try {
    const value: unknown = JSON.parse(json ?? '{}');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    // A published page with a broken context still has its fields.
    return {};
  }
}
