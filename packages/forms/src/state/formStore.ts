import type { MessageCatalogue, Translate } from '@plinth/site-model';
import { createWords } from '../words/createWords';
import { formWords, type FormWord } from '../words/formWords';
import { createValidator } from '../pure/createValidator';
import { emptyValues } from '../pure/fieldTypes';
import { isFieldShown } from '../pure/isFieldShown';
import type { FieldValue, FormErrors, FormField, FormSchema, FormValues } from '../pure/formSchema';
import type { KeyOutcome, SubmissionPayload, SubmitOutcome } from '../pure/submission';
import type { FieldChecks } from './fieldChecks';
import { createSubmission } from './createSubmission';
import { loadSending } from './loadSending';
import type { OwnChecks } from './ownChecks';
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
  /** Sends the entries without a script, and leaves the page with it. @returns whether it can */
  post?: () => boolean;
  /** Called right before entries go out under a new key: from now on they may arrive (FRM-20). */
  beforeSave?: () => void;
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
  const { schema, locale, messages } = options;
  const { fields, steps = [] } = schema;
  const translate = createWords(formWords, { locale, overrides: messages });
  const validator = createValidator(schema, translate);
  const fieldsById = new Map(fields.map((field) => [field.id, field]));
  const listeners = new Set<(state: FormState, previous: FormState) => void>();
  const checked = new Set<string>(Object.keys(options.errors ?? {}));
  const views = new Set<FormView>();
  const firstValues = { ...emptyValues(fields), ...options.values };
  const lastStep = Math.max(0, steps.length - 1);
  let isTouched = false;
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

  const isShown = (field: FormField): boolean => isFieldShown(field, schema, state.values);

  const withError = (id: string, message: string | undefined): FormErrors => {
    if (state.errors[id] === message) return state.errors;
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
    const step = steps.findIndex((candidate) => candidate.fields.includes(id));
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
      // Who enters something will send it: until then the part is there.
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
      const value = state.values[id];
      if (!field || checked.has(id) || value === firstValues[id]) return;
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
      return field && validator.validateField(field, state.values[id])?.part;
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
        if (all[id] !== undefined) found[id] = all[id];
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

  // They may take their time by nature, so that their part may come late. One that does not come stops nobody: the
  // server checks again.
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
