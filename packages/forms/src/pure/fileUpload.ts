import type { SubmitRefusal } from './submission';

/** A file of a form that is to be uploaded to the server. */
export interface FileUpload {
  file: File;
  formId: string;
  /** The field for which it was chosen. */
  fieldId: string;
  /** Aborts when the upload is cancelled, or the form is removed. */
  signal: AbortSignal;
  /** Reports the uploaded share, from 0 to 1. */
  onProgress: (share: number) => void;
}

/**
 * Answer of the upload: the id under which the server keeps the file until the form is sent. It
 * contains no spaces.
 */
export type FileOutcome = { ok: true; id: string } | SubmitRefusal;
