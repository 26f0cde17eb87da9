import type { FormSchema } from '../pure/formSchema';
import { adoptMarkup } from './adoptMarkup';
import { attachHandle } from './attachHandle';
import type { AttachFormOptions } from './attachFormOptions';
import { forgetSent } from './forgetSent';
import type { PageForm } from './pageForm';
import { readSchema } from './readSchema';

/** A form that our renderer has not rendered. */
export interface PublishedForm {
  root: HTMLElement;
  options: AttachFormOptions;
  /** The caller's description. */
  schema: FormSchema | undefined;
  attachPageForm: (pageForm: PageForm) => () => void;
}

/**
 * Adds behaviour to a form of a published page, whose markup gets our attributes. @returns a
 * function that undoes it
 */
export function attachPublished(
  { root, options, schema = readSchema(root), attachPageForm }: PublishedForm,
  form: HTMLFormElement,
): () => void {
  const restore = forgetSent(root, form, schema);
  const { fields, release } = adoptMarkup(form, {
    messagePlace: options.messagePlace ?? 'form',
  });
  // The page decides which fields are checked ([FRM-4]); a description without fields is completed
  // from the page.
  const ids = new Set(fields.map(({ id }) => id));
  const named = schema.fields.filter(({ id, type }) => ids.has(id) || type === 'hidden');
  const known = new Set(named.map(({ id }) => id));
  const others = fields.filter(({ id }) => !known.has(id));
  const detach = attachPageForm({
    root,
    form,
    schema: { ...schema, fields: [...named, ...others] },
  });
  const closeHandle = attachHandle(root, form);
  // The page's own handler would call scripts that do not exist, or send the form a second time.
  const { onsubmit } = form;
  form.onsubmit = null;
  // The style sheets of published newsletters show the block when its script has loaded.
  const block = root.closest('.newsletter-block');
  const wasRendered = block?.classList.contains('rendered') ?? true;
  block?.classList.add('rendered');
  return () => {
    if (!wasRendered) block?.classList.remove('rendered');
    form.onsubmit = onsubmit;
    closeHandle();
    detach();
    release();
    restore();
  };
}
