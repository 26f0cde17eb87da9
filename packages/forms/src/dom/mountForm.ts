import { emptyValues } from '../pure/fieldTypes';
import { formView } from '../view/formView';
import { renderDom } from '../view/renderDom';
import { fieldWords } from '../words/fieldWords';
import type { PublishedForm } from './attachPublished';
import { readSchema } from './readSchema';

/**
 * Builds a form whose fields the page only describes (the first and the newest generation of published pages), then
 * brings it to life. A description without fields says that the form has not been configured (FRM-15).
 * @returns its undo
 */
export function mountForm({
  root,
  options,
  schema = readSchema(root),
  house: { createWords, formWords, isFieldShown },
  bringToLife,
}: PublishedForm): () => void {
  const { ownerDocument: document } = root;
  const place = root.querySelector('.form-wrapper') ?? root;
  const locale = options.locale ?? (root.closest('[lang]')?.getAttribute('lang') || 'en');
  const translate = createWords(
    { ...formWords, ...fieldWords },
    { locale, overrides: options.messages },
  );
  if (schema.fields.length === 0) {
    const note = document.createElement('p');
    note.className = 'pl-form-summary';
    note.textContent = translate('forms.status.404');
    place.append(note);
    return () => note.remove();
  }
  const values = emptyValues(schema.fields);
  const { head, fields, tail } = formView({
    schema,
    values,
    isShown: (field) => isFieldShown(field, schema, values),
    errors: {},
    translate,
    locale,
    idPrefix: '',
    captcha: options.captcha !== undefined,
  });
  const form = document.createElement('form');
  form.className = 'pl-form-form';
  form.method = 'post';
  form.dataset['formId'] = schema.formId;
  const list = document.createElement('div');
  list.className = 'field-list';
  list.append(renderDom(fields, document));
  form.append(renderDom(head, document), list, renderDom(tail, document));
  place.classList.add('pl-form');
  place.append(form);
  const detach = bringToLife({ root, form, schema });
  return () => {
    detach();
    form.remove();
    place.classList.remove('pl-form');
  };
}
