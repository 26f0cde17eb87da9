import { readFormContext } from '../pure/readFormContext';
import type { FormField, FormSchema } from '../pure/formSchema';
import type { FieldBinding } from './bindFields';

/**
 * Finds a form's description in the page: the settings of the block, the context script of published pages, or
 * the form element's own attributes. What none of them says is read from the fields themselves.
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
  const formId = context.formId || read('data-form-id');
  const redirect = context.successRedirect ?? read('data-success-redirect');
  return {
    ...context,
    formId: formId ?? '',
    ...(redirect !== undefined && { successRedirect: redirect }),
  };
}

function parse(json: string | null | undefined): object {
  try {
    const value: unknown = JSON.parse(json ?? '{}');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    // A page that is out there with a broken context still has its fields.
    return {};
  }
}

/** Describes a field by what its markup says, for pages whose context does not. */
export function describeField({ id, type, item, controls }: FieldBinding): FormField {
  const title = item.querySelector('.title')?.cloneNode(true) as HTMLElement | undefined;
  title?.querySelectorAll('.required, .pl-form-unseen').forEach((mark) => mark.remove());
  const limit = Number(
    item.dataset['maxLength'] ??
      controls[0]?.getAttribute('maxlength') ??
      controls[0]?.dataset['maxLength'],
  );
  const isTextarea = controls[0]?.tagName === 'TEXTAREA';
  const [control] = controls;
  const options =
    type === 'likert'
      ? [...item.querySelectorAll('.question')].map((question) => question.textContent.trim())
      : type === 'radio' || type === 'checkbox'
        ? controls.map((box) => box.value)
        : undefined;
  return {
    type,
    id,
    title: title?.textContent.trim().replace(/\s*\*$/, '') ?? '',
    required: item.classList.contains('required'),
    ...(isTextarea && limit > 0 && { maxLength: limit }),
    ...(options && { options }),
    ...(type === 'hidden' &&
      control && { value: control.value, key: control.dataset['key'] ?? control.name }),
    ...(item.querySelector('[data-part="country"]') &&
      type === 'phone' && { showCountryCode: true }),
  };
}
