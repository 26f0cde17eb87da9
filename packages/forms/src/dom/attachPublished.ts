import type { FormSchema } from '../pure/formSchema';
import { adoptMarkup } from './adoptMarkup';
import type { AttachFormOptions } from './attachFormOptions';
import type { PageForm } from './pageForm';
import { readSchema } from './readSchema';

/** A form that is not as our own renderer writes it. */
export interface PublishedForm {
  root: HTMLElement;
  options: AttachFormOptions;
  /** The description that the caller has. */
  schema: FormSchema | undefined;
  attachPageForm: (pageForm: PageForm) => () => void;
}

/** Adds behaviour to a form of a published page: its markup gets our own attributes. @returns a function that undoes it */
export function attachPublished(
  { root, options, schema = readSchema(root), attachPageForm }: PublishedForm,
  form: HTMLFormElement,
): () => void {
  const { fields, release } = adoptMarkup(form, {
    messagePlace: options.messagePlace ?? 'form',
  });
  // The page decides which fields are checked ([FRM-4]); a description that names none is read from the page.
  const ids = new Set(fields.map(({ id }) => id));
  const named = schema.fields.filter(({ id, type }) => ids.has(id) || type === 'hidden');
  const known = new Set(named.map(({ id }) => id));
  const others = fields.filter(({ id }) => !known.has(id));
  const detach = attachPageForm({
    root,
    form,
    schema: { ...schema, fields: [...named, ...others] },
  });
  // The page's own handler calls scripts that are not there, or sends the form a second time.
  const { onsubmit } = form;
  form.onsubmit = null;
  // Sheets of published newsletters show the block when its script has come.
  const block = root.closest('.newsletter-block');
  const wasRendered = block?.classList.contains('rendered') ?? true;
  block?.classList.add('rendered');
  return () => {
    if (!wasRendered) block?.classList.remove('rendered');
    form.onsubmit = onsubmit;
    detach();
    release();
  };
}
