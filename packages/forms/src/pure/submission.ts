/** The answer of a port when the call was refused or did not reach the server. */
export interface SubmitRefusal {
  ok: false;
  /** HTTP status; 0 if there was no answer. */
  status: number;
  /** Seconds of a Retry-After header. */
  retryAfter?: number | undefined;
  /** The parsed answer; `errors` and `error` are read at the top and below `data`. */
  body?: unknown;
  /**
   * Whether no script of this page can make the call, for example because the browser blocks
   * cookies: then the form posts without scripts, if it can.
   * @default false
   */
  needsPost?: boolean | undefined;
}

/** Answer of the save call. */
export type SubmitOutcome = { ok: true } | SubmitRefusal;

/** Answer of the key call. */
export type KeyOutcome = { ok: true; key: string } | SubmitRefusal;

/** Fields that the page adds to every submission ([API-14]). */
export interface SubmissionPageContext {
  pageTitle?: string | undefined;
  pageId?: string | undefined;
  /** The collection of the page; a form with its own collection is sent with that. */
  collectionId?: string | undefined;
  /** `i` an item, `c` a collection. */
  contentSource?: 'i' | 'c' | undefined;
  pagePath?: string | undefined;
  pagePermissionTypeValue?: number | undefined;
}

/** The payload of SaveFormSubmission ([API-14]). */
export interface SubmissionPayload extends SubmissionPageContext {
  key: string;
  formId: string;
  collectionId: string;
  objectName: string;
  isOverlayForm: boolean;
  submitButtonText: string;
  /** JSON string of field id → value. */
  form: string;
  captchaKey?: string | undefined;
  /** The value of the honeypot; empty for a person. */
  honeypot?: string | undefined;
  /** Milliseconds between the form's appearance and the submission. */
  elapsed?: number | undefined;
}
