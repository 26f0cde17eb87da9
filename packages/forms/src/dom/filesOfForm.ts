import type { MessageCatalogue } from '@plinth/site-model';
import type { FormSchema } from '../pure/formSchema';
import type { FormPorts, FormStore } from '../state/formStore';
import type { FieldBinding } from './bindFields';

/** A form with fields for files. */
export interface FilesOfForm {
  uploadFile: NonNullable<FormPorts['uploadFile']>;
  schema: FormSchema;
  store: FormStore;
  bindings: readonly FieldBinding[];
  locale: string;
  messages: MessageCatalogue | undefined;
  /** Announces a text to assistive technology. */
  say: (text: string) => void;
}
