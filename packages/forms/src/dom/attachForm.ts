import type { FormSchema } from '../pure/formSchema';
import { attachToFields, type AttachFormOptions } from './attachToFields';
import { bindFields } from './bindFields';
import { describeField, readSchema } from './readMarkup';
import { loadPart } from './loadPart';

/**
 * Brings a form of the page to life: our own markup, and that of published pages of every generation. A form whose fields
 * stand only in the page's description is built first. What has been typed before stays.
 * @returns its undo
 */
export function attachForm(root: HTMLElement, options: AttachFormOptions): () => void {
  const form = root.matches('form') ? root : root.querySelector('form');
  const schema = options.store?.schema ?? options.schema ?? readSchema(root);
  if (!form) {
    return loadPart(
      () => import('./mountForm'),
      ({ mountForm }) =>
        mountForm(root, schema, options, (built) =>
          attachToFields({ root, form: built, bindings: bindFields(built), schema }, options),
        ),
    );
  }
  const bindings = bindFields(form);
  // The page decides which fields are checked (FRM-4); a description that names none is read from the page.
  const ids = new Set(bindings.map(({ id }) => id));
  const named = schema.fields.filter(({ id, type }) => ids.has(id) || type === 'hidden');
  const known = new Set(named.map(({ id }) => id));
  const others = bindings.filter(({ id }) => !known.has(id)).map(describeField);
  const complete: FormSchema = { ...schema, fields: [...named, ...others] };
  return attachToFields({ root, form, bindings, schema: complete }, options);
}
