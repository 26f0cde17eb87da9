import { createPlainTranslate } from '@plinth/site-model/plain-translate';
import { engineMessages } from '../messages/engineMessages';
import { commonRules } from '../pure/commonRules';
import type { FieldRules } from '../pure/fieldRule';
import type { FormSchema } from '../pure/formSchema';
import type { AttachFormOptions } from './attachFormOptions';
import { attachToFields } from './attachToFields';
import { localeOf } from './localeOf';
import type { PageForm } from './pageForm';
import { attachWhenLoaded } from './attachWhenLoaded';
import { sentText } from './sentText';
import { stayUsable } from './stayUsable';

/**
 * Adds behaviour to a form of the page: our own markup at once, that of published pages of every
 * generation as soon as the part for it has loaded. Earlier entries stay.
 * @throws Error if there is no element
 * @returns a function that undoes it
 *
 * @example
 * ```ts
 * import { attachForm, type FormPorts } from '@plinth/forms';
 *
 * export const start = (ports: FormPorts) =>
 *   attachForm(document.querySelector<HTMLElement>('.pl-form')!, { ports, locale: 'de' });
 * ```
 */
export function attachForm(root: HTMLElement, options: AttachFormOptions): () => void {
  // Untyped scripts may pass an element that does not exist.
  if (!root) throw new Error('No form was found, so nothing was attached.');
  const form = root.matches('form') ? root : root.querySelector('form');
  const schema = options.store?.schema ?? options.schema ?? settingsOf(root);
  const attachByRules = (pageForm: PageForm, rules: FieldRules): (() => void) =>
    attachToFields(pageForm, options, {
      rules,
      loadBehaviour: () => import('./attachFormBehaviour'),
    });
  const translateIn = (place: Element) =>
    createPlainTranslate(engineMessages, {
      locale: localeOf(place, options),
      overrides: options.messages,
    });
  const attachPageForm = (pageForm: PageForm): (() => void) =>
    !options.store && pageForm.schema.fields.some(({ type }) => hasTables(type))
      ? attachWhenLoaded(pageForm.form, {
          load: () => import('../pure/fieldRules'),
          attach: ({ fieldRules }) => attachByRules(pageForm, fieldRules),
          fail: (isAwaited) =>
            stayUsable(pageForm.form, isAwaited, { translate: translateIn(pageForm.form) }),
        })
      : attachByRules(pageForm, commonRules);

  const items = form?.querySelectorAll<HTMLElement>('.form-item') ?? [];
  const ids = new Set(Array.from(items, ({ dataset }) => dataset['fieldId']));
  const fields = schema?.fields.filter(({ id, type }) => ids.delete(id) || type === 'hidden');
  // Every item is in our markup and described. The page decides which fields are checked ([FRM-4]).
  if (form && schema && fields && ids.size === 0)
    return attachPageForm({ root, form, schema: { ...schema, fields } });

  // The answer to a post without scripts replaces the form.
  if (!form && root.querySelector(sentText)) return () => {};

  const published = { root, options, schema, attachPageForm };
  let unsay: (() => void) | undefined;
  const undo = attachWhenLoaded(root, {
    load: () =>
      form
        ? import('./attachPublished').then(
            ({ attachPublished }) =>
              () =>
                attachPublished(published, form),
          )
        : import('./mountForm').then(
            ({ mountForm }) =>
              () =>
                mountForm(published),
          ),
    attach(attach) {
      unsay?.();
      return attach();
    },
    fail(isAwaited) {
      unsay?.();
      const { messagePlace } = options;
      if (form) unsay = stayUsable(form, isAwaited, { translate: translateIn(form), messagePlace });
    },
  });
  return () => {
    unsay?.();
    undo();
  };
}

/** The description that our renderer writes into the block. */
function settingsOf(root: Element): FormSchema | undefined {
  try {
    const json = root.closest<HTMLElement>('[data-block-json]')?.dataset['blockJson'];
    return (JSON.parse(json as string) as { schema?: FormSchema }).schema;
  } catch {
    // Not our JSON, or without a description.
    return undefined;
  }
}

/**
 * Whether the rule of a type needs tables, of countries or of currencies: it loads only for forms
 * with such fields.
 */
const hasTables = (type: string): boolean => type === 'address' || type === 'currency';
