import type { MessageCatalogue, Translate } from '@plinth/site-model';
import type { EngineMessageKey } from '../messages/engineMessages';
import type { FieldValue, FormErrors, FormSchema, FormValues } from '../pure/formSchema';
import type { KeyOutcome, SubmissionPayload, SubmitOutcome } from '../pure/submission';
import type { FileOutcome, FileUpload } from '../pure/fileUpload';
import type { PlacesPort } from '../pure/places';
import type { FieldChecks } from './fieldChecks';
import type { StandardSchema } from './standardSchema';
import type { SubmitState } from './submitMachine';

/** The services that a form needs from the page around it. */
export interface FormPorts {
  /** Asks for the key that makes a submission count once. */
  requestSubmissionKey: (signal: AbortSignal) => Promise<KeyOutcome>;
  saveSubmission: (payload: SubmissionPayload, signal: AbortSignal) => Promise<SubmitOutcome>;
  /** The form is in front of the visitor ([FRM-18]). */
  onShown?: (formId: string) => void;
  onSubmitted?: (submission: { formId: string; values: FormValues }) => void;
  /** Takes a file to the server as soon as it is chosen ([FRM-29]). Without it the browser sends the form with its files by itself. */
  uploadFile?: (upload: FileUpload) => Promise<FileOutcome>;
  /** Suggests places to address fields that ask for it ([FRM-25]). Without it they are plain fields. */
  places?: PlacesPort;
  /** Goes to the success address. Without it `location.assign`. */
  navigate?: (url: string) => void;
}

/** Tells a form whether a call can leave the device. */
export interface Connection {
  isOnline: () => boolean;
  /** @returns a function that undoes it */
  onReconnect: (listener: () => void) => () => void;
}

/** A view of a form: it knows the entries as they stand in the page, and the captcha. */
export interface FormView {
  /** Reads the entries anew: autofill and restored pages do not always tell. */
  collect?: () => FormValues;
  /** The solved captcha; `null` stops the submission ([FRM-8]), `undefined` means that there is none. */
  captchaKey?: (
    signal: AbortSignal,
  ) => Promise<string | null | undefined> | string | null | undefined;
  /** Waits for what is still on its way, such as a file; `undefined` where nothing is. */
  ready?: () => Promise<void> | undefined;
  /** Fields of the payload that the view knows. */
  payload?: () => Partial<SubmissionPayload>;
  /** Sends the entries without a script, and leaves the page with it. @returns whether it can */
  post?: () => boolean;
  /** The key that copies of this form in duplicated tabs share. */
  copies?: SharedKey | undefined;
  /** Called right before entries go out under a new key: from now on they may arrive ([FRM-20]). */
  beforeSave?: () => void;
}

export interface FormStoreOptions {
  /** The description of the form. */
  schema: FormSchema;
  /** The way to the server. */
  ports: FormPorts;
  /** Values to start with, by field id. @default empty fields */
  values?: FormValues | undefined;
  /** Messages to start with, by field id. */
  errors?: FormErrors | undefined;
  /** @default 'en' */
  locale?: string | undefined;
  /** Texts that take the place of the package's defaults, by message key. */
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

/** The last key under which one of several copies of a draft was sent: the others send the same entries under it. */
export interface SharedKey {
  /** Lets them choose one after the other. */
  inTurn: <Value>(task: () => Promise<Value>) => Promise<Value>;
  /** Whether it may be kept now. */
  mayKeep: () => boolean;
  read: () => PendingSubmission | undefined;
  write: (sent: PendingSubmission | undefined) => void;
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
  readonly translate: Translate<EngineMessageKey>;
  getState: () => FormState;
  /** @returns a function that undoes it */
  subscribe: (listener: (state: FormState, previous: FormState) => void) => () => void;
  /** Takes an entry. A field that shows an error, or was left before, is checked at once. */
  setValue: (id: string, value: FieldValue) => void;
  /** Takes many entries without checking them. */
  setValues: (values: FormValues) => void;
  /** The field was left: from now on it is checked while somebody types. An empty field is not scolded for being passed. */
  leaveField: (id: string) => void;
  setErrors: (errors: FormErrors) => void;
  /** Index of the part to be corrected in a compound field. */
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
