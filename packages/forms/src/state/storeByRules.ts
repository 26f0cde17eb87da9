import { createPlainTranslate } from '@plinth/site-model/plain-translate';
import { engineMessages } from '../messages/engineMessages';
import type { FieldRules } from '../pure/fieldRule';
import { emptyValues } from '../pure/fieldTypes';
import { validatorByRules } from '../pure/validatorByRules';
import { isFieldShown } from '../pure/isFieldShown';
import type { FieldValue, FormErrors, FormField } from '../pure/formSchema';
import type { FormState, FormStore, FormStoreOptions, FormView } from './formStore';
import { createSubmission } from './createSubmission';
import { loadSending } from './loadSending';
import type { OwnChecks } from './ownChecks';
import { idle } from './submitMachine';
import { ownValue, setOwnValue } from '../pure/ownValue';

/** The store of a form with these rules. */
export function storeByRules(rules: FieldRules, options: FormStoreOptions): FormStore {
  const { schema, locale = 'en', messages, errors = {} } = options;
  const { fields, steps = [] } = schema;
  const translate = createPlainTranslate(engineMessages, { locale, overrides: messages });
  const validator = validatorByRules(rules, schema, { translate, locale });
  const fieldsById = new Map(fields.map((field) => [field.id, field]));
  const listeners = new Set<(state: FormState, previous: FormState) => void>();
  const checked = new Set<string>(Object.keys(errors));
  const views = new Set<FormView>();
  const firstValues = { ...emptyValues(fields), ...options.values };
  const lastStep = Math.max(0, steps.length - 1);
  let isTouched = false;
  let state: FormState = {
    values: firstValues,
    errors,
    submit: idle,
    step: 0,
  };

  const set = (change: Partial<FormState>): void => {
    const previous = state;
    state = { ...state, ...change };
    for (const listener of listeners) listener(state, previous);
  };

  const isShown = (field: FormField): boolean => isFieldShown(field, schema, state.values);

  const withError = (id: string, message: string | undefined): FormErrors => {
    if (ownValue(state.errors, id) === message) return state.errors;
    const { [id]: _, ...others } = state.errors;
    return message === undefined ? others : { ...others, [id]: message };
  };
  const showError = (id: string, message: string | undefined): void => {
    const errors = withError(id, message);
    if (errors !== state.errors) set({ errors });
  };
  const messageFor = (field: FormField, value: FieldValue | undefined): string | undefined =>
    isShown(field) ? validator.validateField(field, value)?.message : undefined;

  const stepOf = (id: string): number => {
    // A row is in the step of its group.
    const group = fieldsById.get(id)?.row?.of ?? id;
    const step = steps.findIndex(({ fields }) => fields.includes(id) || fields.includes(group));
    return step < 0 ? lastStep : step;
  };

  const store: FormStore = {
    schema,
    translate,
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    setValue(id, value) {
      const field = fieldsById.get(id);
      if (!field) return;
      // A visitor who enters something will send the form, so the part is loaded in advance.
      if (!isTouched) loadSending().catch(() => {});
      isTouched = true;
      const previous = state;
      state = { ...state, values: { ...state.values, [id]: value } };
      const isChecked = checked.has(id);
      if (isChecked) state.errors = withError(id, messageFor(field, value));
      for (const listener of listeners) listener(state, previous);
      if (isChecked) askOwn((own) => own.start(id));
    },
    setValues(values) {
      set({ values: { ...state.values, ...values } });
    },
    leaveField(id) {
      const field = fieldsById.get(id);
      const value = ownValue(state.values, id);
      // Compared by content: a restored page, or a form that gets an existing store, creates its
      // lists again.
      if (
        !field ||
        checked.has(id) ||
        JSON.stringify(value) === JSON.stringify(ownValue(firstValues, id))
      )
        return;
      checked.add(id);
      showError(id, messageFor(field, value));
      askOwn((own) => own.start(id));
    },
    setErrors(errors) {
      for (const id of Object.keys(errors)) checked.add(id);
      set({ errors });
    },
    failingPart(id) {
      const field = fieldsById.get(id);
      return field && validator.validateField(field, ownValue(state.values, id))?.part;
    },
    isShown(id) {
      const field = fieldsById.get(id);
      return !field || isShown(field);
    },
    validate(step) {
      const all = validator.validate(state.values);
      const found: Record<string, string> = {};
      for (const { id } of fields) {
        if (step !== undefined && stepOf(id) !== step) continue;
        checked.add(id);
        const message = ownValue(all, id);
        if (message !== undefined) setOwnValue(found, id, message);
      }
      set({ errors: step === undefined ? found : { ...state.errors, ...found } });
      return found;
    },
    stepFields: (step) => fields.map(({ id }) => id).filter((id) => stepOf(id) === step),
    goToStep(step) {
      const target = Math.min(Math.max(step, 0), lastStep);
      for (let index = state.step; index < target; index += 1) {
        if (Object.keys(store.validate(index)).length > 0) {
          if (index !== state.step) set({ step: index });
          return false;
        }
      }
      if (target !== state.step) set({ step: target });
      return true;
    },
    submit: () => submission.start(),
    pending: () => submission.memory.pending,
    resume(pending) {
      submission.memory.pending ??= pending;
    },
    reset() {
      checked.clear();
      store.destroy();
      set({ values: firstValues, errors: {}, submit: idle, step: 0 });
    },
    connectView(view) {
      views.add(view);
      return () => views.delete(view);
    },
    destroy() {
      submission.cancel();
      askOwn((own) => own.stop());
    },
  };

  // They are asynchronous, so their part may load late. If it fails to load, nothing is blocked:
  // the server checks again.
  const ownChecks =
    (options.checks ?? options.formCheck)
      ? loadSending().then(
          ({ createOwnChecks }) => createOwnChecks(store, options, showError),
          () => undefined,
        )
      : undefined;
  const askOwn = (ask: (own: OwnChecks) => void): void =>
    void ownChecks?.then((own) => own && ask(own));

  const submission = createSubmission({
    store,
    options,
    views,
    ownChecks,
    setSubmit: (submit) => set({ submit }),
    showStepOf(ids) {
      if (ids.length > 0) set({ step: Math.min(...ids.map(stepOf)) });
    },
  });
  return store;
}
