import { hasValue } from '../pure/fieldKinds';
import type { FormErrors, FormValues } from '../pure/formSchema';
import { queryValues } from '../pure/queryValues';
import type { FieldRules } from '../pure/fieldRule';
import type { Connection } from '../state/formStore';
import { storeByRules } from '../state/storeByRules';
import type { AttachFormOptions } from './attachFormOptions';
import { localeOf } from './localeOf';
import { attachWhenLoaded } from './attachWhenLoaded';
import type { attachFormBehaviour } from './attachFormBehaviour';
import { bindFields, invalidControls, type FieldBinding } from './bindFields';
import type { PageForm, Listen } from './pageForm';
import { showFieldError } from './showFieldError';
import { stayUsable } from './stayUsable';
import { ownValue } from '../pure/ownValue';

interface FormParts {
  rules: FieldRules;
  /** Loads the part with everything that can wait until the fields work. */
  loadBehaviour: () => Promise<{ attachFormBehaviour: typeof attachFormBehaviour }>;
}

/**
 * Connects a store with the fields of a page: reads entries, checks them, shows errors. The core of
 * `attachForm` and of `<Form>`. @returns a function that undoes it
 */
export function attachToFields(
  pageForm: PageForm,
  options: AttachFormOptions,
  { rules, loadBehaviour }: FormParts,
): () => void {
  const { root, form, schema } = pageForm;
  const { query = location.search } = options;
  const locale = localeOf(form, options);
  const bindings = bindFields(form);
  const byId = new Map(bindings.map((binding) => [binding.id, binding]));
  const life = new AbortController();
  const listen: Listen = (target, type, listener) =>
    target.addEventListener(type, listener as EventListener, { signal: life.signal });

  const collect = (): FormValues =>
    Object.fromEntries(bindings.filter(hasValue).map(({ id, read }) => [id, read()]));
  const fromQuery = queryValues(schema.fields, query);
  for (const [id, value] of Object.entries(fromQuery)) byId.get(id)?.write(value);
  const store =
    options.store ??
    storeByRules(rules, {
      connection: browserConnection,
      ...options,
      schema,
      values: { ...fromQuery, ...collect() },
      // Errors that the server has rendered are there from the start.
      errors: Object.fromEntries(
        bindings.flatMap(({ id, note }) => (note?.textContent ? [[id, note.textContent]] : [])),
      ),
      locale,
    });
  if (options.store) store.setValues(collect());

  let typing: FieldBinding | undefined;
  const bindingOf = ({ target }: Event): FieldBinding | undefined => {
    const item = (target as Element).closest<HTMLElement>('.form-item');
    return byId.get(item?.dataset['fieldId'] as string);
  };
  const input = (event: Event): void => {
    typing = bindingOf(event);
    if (typing) store.setValue(typing.id, typing.read());
    typing = undefined;
  };
  listen(form, 'input', input);
  listen(form, 'change', input);
  // An error that appears between press and release would move the button away from the pointer,
  // and the click would be lost. So a field that loses focus by a press is checked after it.
  let isPressed = false;
  const left: string[] = [];
  const checkLeft = (): void => {
    isPressed = false;
    for (const id of left.splice(0)) store.leaveField(id);
  };
  listen(form, 'pointerdown', () => (isPressed = true));
  listen(window, 'pointerup', () => isPressed && setTimeout(checkLeft));
  listen(window, 'pointercancel', checkLeft);
  listen(form, 'focusout', (event: FocusEvent) => {
    const binding = bindingOf(event);
    if (!binding || binding.item.contains(event.relatedTarget as Node | null)) return;
    left.push(binding.id);
    if (!isPressed) checkLeft();
  });
  // A page from the back/forward cache may have entries for which there was no event.
  listen(window, 'pageshow', ({ persisted }: PageTransitionEvent) => {
    if (persisted) store.setValues(collect());
  });

  const showErrors = (errors: FormErrors, before: FormErrors): void => {
    // Iterates over the fields with errors, not over all fields: of a hundred, few have an error
    // while a visitor types.
    for (const id of Object.keys({ ...before, ...errors })) {
      const binding = byId.get(id);
      const message = ownValue(errors, id);
      if (!binding || message === ownValue(before, id)) continue;
      const invalid = message == null ? [] : invalidControls(binding, store.failingPart(id));
      showFieldError(binding, message, invalid);
    }
  };
  // A store from another form may already have errors.
  if (options.store) showErrors(store.getState().errors, {});
  const stop = store.subscribe((state, previous) => {
    if (state.errors !== previous.errors) showErrors(state.errors, previous.errors);
    if (typing || state.values === previous.values) return;
    for (const { id, write, read } of bindings) {
      const value = ownValue(state.values, id);
      const isNew = value !== undefined && value !== ownValue(previous.values, id);
      if (isNew && value !== read()) write(value);
    }
  });
  const wasUnchecked = form.noValidate;
  form.noValidate = true;
  root.dataset['attached'] = '';
  const detachBehaviour = attachWhenLoaded(form, {
    load: loadBehaviour,
    attach: ({ attachFormBehaviour }) =>
      attachFormBehaviour(pageForm, { options, store, locale, bindings, collect, listen }),
    fail: (isAwaited) => stayUsable(form, isAwaited, { translate: store.translate }),
  });

  return () => {
    life.abort();
    detachBehaviour();
    if (!options.store) store.destroy();
    stop();
    for (const binding of bindings) showFieldError(binding);
    form.noValidate = wasUnchecked;
    delete root.dataset['attached'];
  };
}

const browserConnection: Connection = {
  isOnline: () => navigator.onLine,
  onReconnect(listener) {
    addEventListener('online', listener);
    return () => removeEventListener('online', listener);
  },
};
