import type { PlacesPort } from '../pure/places';
import type { MessageCatalogue } from '@plinth/site-model';
import type { FormStore } from '../state/formStore';
import type { FieldBinding } from './bindFields';

/** An address field that suggests places, and the port for them. */
export interface SuggestingField {
  places: PlacesPort;
  binding: FieldBinding;
  store: FormStore;
  locale: string;
  messages: MessageCatalogue | undefined;
  /** Announces a text to screen readers. */
  say: (text: string) => void;
}
