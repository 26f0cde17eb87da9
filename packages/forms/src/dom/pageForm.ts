import type { FormSchema } from '../pure/formSchema';

/** A form of the page with what is known about it. */
export interface PageForm {
  root: HTMLElement;
  form: HTMLFormElement;
  schema: FormSchema;
}

/** Listens as long as the form is attached. */
export type Listen = (target: EventTarget, type: string, listener: (event: never) => void) => void;
