import type { FormSchema } from '../pure/formSchema';

/** A form of the page and its known properties. */
export interface PageForm {
  root: HTMLElement;
  form: HTMLFormElement;
  schema: FormSchema;
}

/** Adds an event listener for as long as the form is attached. */
export type Listen = (target: EventTarget, type: string, listener: (event: never) => void) => void;
