import type { MessageCatalogue } from '@plinth/site-model';
import type { Money } from '../money/amount';

/** Language, texts and notation of money of a component. */
export interface TextOptions {
  /** @default 'en' */
  locale?: string | undefined;
  /** Texts that take the place of the defaults, by key. */
  messages?: MessageCatalogue | undefined;
  /** Writes money. @default formatMoney */
  format?: ((money: Money) => string) | undefined;
}
