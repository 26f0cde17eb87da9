import { emptyValues } from '../pure/fieldTypes';
import { hasFiles } from '../pure/fileValue';
import { isFieldShown } from '../pure/isFieldShown';
import { buildElement } from '../view/buildElement';
import { formView } from '../view/formView';
import { createPlainTranslate } from '@plinth/site-model/plain-translate';
import { fieldMessages } from '../messages/fieldMessages';
import { engineMessages } from '../messages/engineMessages';
import type { PublishedForm } from './attachPublished';
import { localeOf } from './localeOf';
import { readSchema } from './readSchema';

/**
 * Builds a form whose fields the page only describes (the first and the newest generation of
 * published pages), then adds behaviour to it. For a description without fields it shows that the
 * form has not been configured ([FRM-15]).
 * @returns a function that undoes it
 */
export function mountForm({
  root,
  options,
  schema = readSchema(root),
  attachPageForm,
}: PublishedForm): () => void {
  const place = root.querySelector('.form-wrapper') ?? root;
  const locale = localeOf(root, options);
  const translate = createPlainTranslate(
    { ...engineMessages, ...fieldMessages },
    { locale, overrides: options.messages },
  );
  const h = buildElement;
  if (schema.fields.length === 0) {
    const note = h('p', { className: 'pl-form-summary' }, translate('forms.status.404'));
    place.append(note);
    return () => note.remove();
  }
  const values = emptyValues(schema.fields);
  // The same form may be on a page twice; a label refers to the first element with its id.
  const isTaken = schema.fields.some(({ id }) => document.getElementById(id));
  const idPrefix = isTaken ? `${root.id}-` : '';
  const { head, fields, tail } = formView({
    h,
    schema,
    values,
    errors: {},
    translate,
    locale,
    idPrefix,
    isShown: (field) => isFieldShown(field, schema, values),
    captcha: schema.captcha?.enabled,
  });
  const form = h(
    'form',
    {
      className: 'pl-form-form',
      method: 'post',
      encType: hasFiles(schema) ? 'multipart/form-data' : undefined,
      'data-form-id': schema.formId,
    },
    ...head,
    h('div', { className: 'field-list' }, ...fields),
    ...tail,
  ) as HTMLFormElement;
  place.classList.add('pl-form');
  place.append(form);
  const detach = attachPageForm({ root, form, schema });
  return () => {
    detach();
    form.remove();
    place.classList.remove('pl-form');
  };
}
