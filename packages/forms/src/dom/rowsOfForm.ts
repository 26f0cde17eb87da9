import type { TranslateExtra } from '../messages/behaviourMessages';
import type { FormSchema } from '../pure/formSchema';
import type { FormStore } from '../state/formStore';
import type { FieldBinding } from './bindFields';

/** A form with repeating groups of fields. */
export interface RowsOfForm {
  form: HTMLFormElement;
  schema: FormSchema;
  store: FormStore;
  bindings: readonly FieldBinding[];
  translate: TranslateExtra;
  /** Announces a text to assistive technology. */
  say: (text: string) => void;
}
