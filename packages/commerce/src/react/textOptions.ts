import type { MessageCatalogue } from '@plinth/site-model';
import type { Money } from '../money/amount';

/** Language, messages and money format of a component. */
export interface TextOptions {
  /** @default 'en' */
  locale?: string | undefined;
  /** Texts that replace the defaults, by key. */
  messages?: MessageCatalogue | undefined;
  /** Formats money. @default formatMoney */
  format?: ((money: Money) => string) | undefined;
}
