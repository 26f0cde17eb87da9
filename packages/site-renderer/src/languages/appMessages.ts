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

/**
 * The English messages of the blocks and parts of a page; the packages have their own catalogues.
 */
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

/** The same messages in another language, all of them. */
export type AppMessages = Readonly<Record<keyof typeof appMessages, string>>;
