import type { MessageCatalogue, Translate } from '@plinth/site-model';
import type { EngineMessageKey } from '../messages/engineMessages';
import type { FieldValue, FormErrors, FormSchema, FormValues } from '../pure/formSchema';
import type { KeyOutcome, SubmissionPayload, SubmitOutcome } from '../pure/submission';
import type { FileOutcome, FileUpload } from '../pure/fileUpload';
import type { PlacesPort } from '../pure/places';
import type { FieldChecks } from './fieldChecks';
import type { StandardSchema } from './standardSchema';
import type { SubmitState } from './submitMachine';

/** The services that a form needs from its page. */
export interface FormPorts {
  /** Requests the key that makes a submission count once. */
  requestSubmissionKey: (signal: AbortSignal) => Promise<KeyOutcome>;
  saveSubmission: (payload: SubmissionPayload, signal: AbortSignal) => Promise<SubmitOutcome>;
  /** Called when the form is visible ([FRM-18]). */
  onShown?: (formId: string) => void;
  onSubmitted?: (submission: { formId: string; values: FormValues }) => void;
  /**
   * Uploads a file as soon as it is chosen ([FRM-29]). Without it the browser posts the form with
   * its files.
   */
  uploadFile?: (upload: FileUpload) => Promise<FileOutcome>;
  /**
   * Suggests places for address fields that use it ([FRM-25]). Without it they are plain fields.
   */
  places?: PlacesPort;
  /** Navigates to the success address. Without it `location.assign`. */
  navigate?: (url: string) => void;
}

/** Reports whether the device is online. */
export interface Connection {
  isOnline: () => boolean;
  /** @returns a function that undoes it */
  onReconnect: (listener: () => void) => () => void;
}

/** A view of a form: it reads the entries in the page, and the captcha. */
export interface FormView {
  /** Reads the entries again: autofill and restored pages do not always cause events. */
  collect?: () => FormValues;
  /**
   * The solved captcha; `null` stops the submission ([FRM-8]), `undefined` means that there is no
   * captcha.
   */
  captchaKey?: (
    signal: AbortSignal,
  ) => Promise<string | null | undefined> | string | null | undefined;
  /** Waits for pending work, such as an upload; `undefined` if there is none. */
  ready?: () => Promise<void> | undefined;
  /** The view's fields of the payload. */
  payload?: () => Partial<SubmissionPayload>;
  /** Posts the entries without scripts, which leaves the page. @returns whether it can */
  post?: () => boolean;
  /** The key that copies of this form in duplicated tabs share. */
  copies?: SharedKey | undefined;
  /**
   * Called right before entries are sent with a new key: from then on they may be stored
   * ([FRM-20]).
   */
  beforeSave?: () => void;
}

export interface FormStoreOptions {
  /** The description of the form. */
  schema: FormSchema;
  /** The calls to the server. */
  ports: FormPorts;
  /** Initial values, by field id. @default empty fields */
  values?: FormValues | undefined;
  /** Initial messages, by field id. */
  errors?: FormErrors | undefined;
  /** @default 'en' */
  locale?: string | undefined;
  /** Texts that replace the package's defaults, by message key. */
  messages?: MessageCatalogue | undefined;
  /**
   * The page's own rules per field, which run after the rule table has passed; the latest answer
   * counts.
   */
  checks?: FieldChecks | undefined;
  /** A validator for the whole form, called when it is submitted. */
  formCheck?: StandardSchema | undefined;
  /** Milliseconds without typing before a field's own rule runs. @default 300 */
  checkDelay?: number | undefined;
  /** @default always online */
  connection?: Connection | undefined;
}

/**
 * A submission whose outcome is unknown: the same entries are sent with the same key, so that they
 * are stored once.
 */
export interface PendingSubmission {
  key: string;
  /** Digest of its entries. */
  entries: string;
}

/**
 * The last key under which any copy of a draft was sent: the other copies send the same entries
 * under it.
 */
export interface SharedKey {
  /** Runs the copies' tasks one after the other. */
  inTurn: <Value>(task: () => Promise<Value>) => Promise<Value>;
  /** Whether the key may be stored now. */
  mayKeep: () => boolean;
  read: () => PendingSubmission | undefined;
  write: (sent: PendingSubmission | undefined) => void;
}

export interface FormState {
  values: FormValues;
  errors: FormErrors;
  submit: SubmitState;
  /** Index of the visible step. */
  step: number;
}

export interface FormStore {
  readonly schema: FormSchema;
  readonly translate: Translate<EngineMessageKey>;
  getState: () => FormState;
  /** @returns a function that undoes it */
  subscribe: (listener: (state: FormState, previous: FormState) => void) => () => void;
  /** Sets an entry. A field that has an error, or has lost focus before, is checked at once. */
  setValue: (id: string, value: FieldValue) => void;
  /** Sets many entries without checking them. */
  setValues: (values: FormValues) => void;
  /**
   * Called when the field loses focus: from then on it is checked during typing. An empty field
   * gets no error for being skipped.
   */
  leaveField: (id: string) => void;
  setErrors: (errors: FormErrors) => void;
  /** Index of the invalid part of a compound field. */
  failingPart: (id: string) => number | undefined;
  isShown: (id: string) => boolean;
  /** Checks the fields of a step, or of the whole form, and shows the errors. */
  validate: (step?: number) => FormErrors;
  /** Ids of a step's fields. */
  stepFields: (step: number) => readonly string[];
  /**
   * Moves to a step; forwards only if the steps before it have no errors. @returns whether it moved
   */
  goToStep: (step: number) => boolean;
  /** Starts the submission, unless one is running or done. @returns whether it started */
  submit: () => boolean;
  /** The unknown outcome of an earlier attempt, to be stored with a draft. */
  pending: () => PendingSubmission | undefined;
  /** Restores an unknown outcome from a draft. */
  resume: (pending: PendingSubmission) => void;
  /** Resets to the initial values. */
  reset: () => void;
  connectView: (view: FormView) => () => void;
  /** Aborts calls and timers. */
  destroy: () => void;
}
