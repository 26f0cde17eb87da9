import type { TranslateExtra } from '../messages/behaviourMessages';
import type { FormSchema } from '../pure/formSchema';
import type { FormStore } from '../state/formStore';
import type { FieldBinding } from './bindFields';

/** A form with groups of fields that repeat. */
export interface RowsOfForm {
  form: HTMLFormElement;
  schema: FormSchema;
  store: FormStore;
  bindings: readonly FieldBinding[];
  translate: TranslateExtra;
  /** Says something to assistive technology. */
  say: (text: string) => void;
}
