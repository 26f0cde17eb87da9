import type { SubmitRefusal } from './submission';

/** A file of a form that is to be taken to the server. */
export interface FileUpload {
  file: File;
  formId: string;
  /** The field that it was chosen for. */
  fieldId: string;
  /** Fires when it is cancelled, or the form is gone. */
  signal: AbortSignal;
  /** Tells the part that has left, from 0 to 1. */
  onProgress: (share: number) => void;
}

/** Answer of the upload: the id under which the server keeps the file until the form is sent. It has no spaces. */
export type FileOutcome = { ok: true; id: string } | SubmitRefusal;
