import type { MessageCatalogue, Translate } from '@plinth/site-model';
import { createWords } from '../words/createWords';
import { formWords, type FormWord } from '../words/formWords';
import { createValidator } from '../pure/createValidator';
import { emptyValues } from '../pure/fieldTypes';
import { isFieldShown } from '../pure/isFieldShown';
import type { FieldValue, FormErrors, FormField, FormSchema, FormValues } from '../pure/formSchema';
import type { KeyOutcome, SubmissionPayload, SubmitOutcome } from '../pure/submission';
import { runFieldCheck, type FieldChecks } from './fieldChecks';
import { createSubmission } from './createSubmission';
import type { StandardSchema } from './standardSchema';
import { idle, type SubmitState } from './submitMachine';

/** What a form needs from the page around it. */
export interface FormPorts {
  /** Asks for the key that makes a submission count once. */
  requestSubmissionKey: (signal: AbortSignal) => Promise<KeyOutcome>;
  saveSubmission: (payload: SubmissionPayload, signal: AbortSignal) => Promise<SubmitOutcome>;
  /** The form is in front of the visitor (FRM-18). */
  onShown?: (formId: string) => void;
  onSubmitted?: (submission: { formId: string; values: FormValues }) => void;
  /** Goes to the success address. Without it `location.assign`. */
  navigate?: (url: string) => void;
}

/** Tells a form whether a call can leave the device. */
export interface Connection {
  isOnline: () => boolean;
  /** @returns its undo */
  onReconnect: (listener: () => void) => () => void;
}

/** What shows a form: it knows the entries as they stand in the page, and the captcha. */
export interface FormView {
  /** Reads the entries anew: autofill and restored pages do not always tell. */
  collect?: () => FormValues;
  /** The solved captcha; `null` stops the submission (FRM-8), `undefined` means that there is none. */
  captchaKey?: (
    signal: AbortSignal,
  ) => Promise<string | null | undefined> | string | null | undefined;
  /** Fields of the payload that the view knows. */
  payload?: () => Partial<SubmissionPayload>;
}

export interface FormStoreOptions {
  schema: FormSchema;
  ports: FormPorts;
  /** Values to start with, by field id. @default empty fields */
  values?: FormValues | undefined;
  /** Messages to start with, by field id. */
  errors?: FormErrors | undefined;
  /** @default 'en' */
  locale?: string | undefined;
  messages?: MessageCatalogue | undefined;
  /** Rules of the page's own per field, after the rule table has passed; the latest answer wins. */
  checks?: FieldChecks | undefined;
  /** A validator for the whole form, asked when it is submitted. */
  formCheck?: StandardSchema | undefined;
  /** Milliseconds of rest before a field's own rule runs while somebody types. @default 300 */
  checkDelay?: number | undefined;
  /** @default always online */
  connection?: Connection | undefined;
}

/** A submission whose outcome is unknown: the same entries are sent with the same key, so that they are stored once. */
export interface PendingSubmission {
  key: string;
  /** Digest of the entries that it was for. */
  entries: string;
}

export interface FormState {
  values: FormValues;
  errors: FormErrors;
  submit: SubmitState;
  /** Index of the step that is shown. */
  step: number;
}

export interface FormStore {
  readonly schema: FormSchema;
  readonly translate: Translate<FormWord>;
  getState: () => FormState;
  /** @returns its undo */
  subscribe: (listener: (state: FormState, previous: FormState) => void) => () => void;
  /** Takes an entry. A field that shows an error, or was left before, is checked at once. */
  setValue: (id: string, value: FieldValue) => void;
  /** Takes many entries without checking them. */
  setValues: (values: FormValues) => void;
  /** The field was left: from now on it is checked while somebody types. An empty field is not scolded for being passed. */
  leaveField: (id: string) => void;
  setErrors: (errors: FormErrors) => void;
  /** Index of the part to be mended in a compound field. */
  failingPart: (id: string) => number | undefined;
  isShown: (id: string) => boolean;
  /** Checks the fields of a step, or of the whole form, and shows what is wrong. */
  validate: (step?: number) => FormErrors;
  /** Ids of a step's fields. */
  stepFields: (step: number) => readonly string[];
  /** Moves to a step; forwards only past steps without errors. @returns whether it moved */
  goToStep: (step: number) => boolean;
  /** Starts the submission, unless one is under way or done. @returns whether it started */
  submit: () => boolean;
  /** The unknown outcome of an earlier attempt, to be kept with a draft. */
  pending: () => PendingSubmission | undefined;
  /** Takes up an unknown outcome from a draft. */
  resume: (pending: PendingSubmission) => void;
  /** Back to the start with the first values. */
  reset: () => void;
  connectView: (view: FormView) => () => void;
  /** Ends calls and timers. */
  destroy: () => void;
}

/** The form without a page: entries, errors, steps and the submission. No DOM, no React. */
export function createFormStore(options: FormStoreOptions): FormStore {
  const { schema, locale, messages, checks = {}, checkDelay = 300 } = options;
  const translate = createWords(formWords, { locale, overrides: messages });
  const validator = createValidator(schema, translate);
  const fieldsById = new Map(schema.fields.map((field) => [field.id, field]));
  const hasConditions = schema.fields.some((field) => field.conditions);
  const listeners = new Set<(state: FormState, previous: FormState) => void>();
  const checked = new Set<string>(Object.keys(options.errors ?? {}));
  const views = new Set<FormView>();
  const running = new Map<string, AbortController>();
  const firstValues = { ...emptyValues(schema.fields), ...options.values };
  let state: FormState = {
    values: firstValues,
    errors: options.errors ?? {},
    submit: idle,
    step: 0,
  };

  const set = (change: Partial<FormState>): void => {
    const previous = state;
    state = { ...state, ...change };
    for (const listener of listeners) listener(state, previous);
  };

  const isShown = (field: FormField): boolean =>
    !hasConditions || isFieldShown(field, schema, state.values);

  const withError = (id: string, message: string | undefined): FormErrors => {
    if (state.errors[id] === message) return state.errors;
    const { [id]: _, ...others } = state.errors;
    return message === undefined ? others : { ...others, [id]: message };
  };

  const stopCheck = (id: string): void => {
    running.get(id)?.abort();
    running.delete(id);
  };

  /** Asks the field's own rule; a later entry makes an earlier answer worthless. */
  const startCheck = (id: string): void => {
    const check = checks[id];
    stopCheck(id);
    if (!check || state.errors[id] !== undefined) return;
    const controller = new AbortController();
    running.set(id, controller);
    const { signal } = controller;
    const timer = setTimeout(() => {
      runFieldCheck(check, state.values[id] ?? '', { values: state.values, signal }).then(
        (message) => {
          if (signal.aborted) return;
          running.delete(id);
          const errors = withError(id, message);
          if (errors !== state.errors) set({ errors });
        },
        // A rule that cannot answer does not stop anybody: the server checks again.
        () => {},
      );
    }, checkDelay);
    signal.addEventListener('abort', () => clearTimeout(timer));
  };

  const checkOne = (field: FormField, value: FieldValue | undefined): FormErrors =>
    withError(
      field.id,
      isShown(field) ? validator.validateField(field, value)?.message : undefined,
    );

  const stepOf = (id: string): number => {
    const { steps = [] } = schema;
    const found = steps.findIndex(({ fields }) => fields.includes(id));
    return found < 0 ? Math.max(0, steps.length - 1) : found;
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
      const values = { ...state.values, [id]: value };
      if (!checked.has(id)) return set({ values });
      const previous = state;
      state = { ...state, values };
      state.errors = checkOne(field, value);
      for (const listener of listeners) listener(state, previous);
      startCheck(id);
    },
    setValues(values) {
      set({ values: { ...state.values, ...values } });
    },
    leaveField(id) {
      const field = fieldsById.get(id);
      const value = state.values[id];
      if (!field || checked.has(id) || value === firstValues[id]) return;
      checked.add(id);
      const errors = checkOne(field, value);
      if (errors !== state.errors) set({ errors });
      startCheck(id);
    },
    setErrors(errors) {
      for (const id of Object.keys(errors)) checked.add(id);
      set({ errors });
    },
    failingPart(id) {
      const field = fieldsById.get(id);
      return field && validator.validateField(field, state.values[id])?.part;
    },
    isShown(id) {
      const field = fieldsById.get(id);
      return !field || isShown(field);
    },
    validate(step) {
      const all = validator.validate(state.values);
      const ids = Object.keys(all).filter((id) => step === undefined || stepOf(id) === step);
      const kept = step === undefined ? {} : state.errors;
      const errors = { ...kept, ...Object.fromEntries(ids.map((id) => [id, all[id]!])) };
      for (const { id } of schema.fields)
        if (step === undefined || stepOf(id) === step) checked.add(id);
      set({ errors });
      return Object.fromEntries(ids.map((id) => [id, all[id]!]));
    },
    stepFields: (step) => schema.fields.filter(({ id }) => stepOf(id) === step).map(({ id }) => id),
    goToStep(step) {
      const last = Math.max(0, (schema.steps?.length ?? 1) - 1);
      const target = Math.min(Math.max(step, 0), last);
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
    pending: () => submission.pending(),
    resume: (pending) => submission.resume(pending),
    reset() {
      checked.clear();
      submission.cancel();
      set({ values: firstValues, errors: {}, submit: idle, step: 0 });
    },
    connectView(view) {
      views.add(view);
      return () => views.delete(view);
    },
    destroy() {
      submission.cancel();
      for (const id of [...running.keys()]) stopCheck(id);
    },
  };

  const submission = createSubmission({
    store,
    options,
    views,
    setSubmit: (submit, errors) => set(errors ? { submit, errors } : { submit }),
    showStepOf(ids) {
      const steps = ids.map(stepOf);
      if (steps.length > 0) set({ step: Math.min(...steps) });
    },
  });
  return store;
}
