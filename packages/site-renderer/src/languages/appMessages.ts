import {
  checkoutMessages,
  contentMessages,
  embedMessages,
  questionMessages,
  listingMessages,
  reviewMessages,
  runtimeMessages,
  providerMessages,
  confirmMessages,
} from '@plinth/site-blocks/rendering';
import { memberMessages } from './memberMessages';
import { unsubscribeMessages } from './unsubscribeMessages';

/** Everything that the blocks and parts of a page say themselves, in English; the packages have catalogues of their own. */
export const appMessages = {
  ...checkoutMessages,
  ...contentMessages,
  ...embedMessages,
  ...questionMessages,
  ...listingMessages,
  ...memberMessages,
  ...reviewMessages,
  ...runtimeMessages,
  ...providerMessages,
  ...confirmMessages,
  ...unsubscribeMessages,
} as const;

/** The same sentences in another language: none is missing. */
export type AppMessages = Readonly<Record<keyof typeof appMessages, string>>;
