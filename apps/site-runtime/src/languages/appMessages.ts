import { checkoutMessages } from '../blocks/checkout/checkoutMessages';
import { contentMessages } from '../blocks/contentMessages';
import { embedMessages } from '../blocks/embed/embedMessages';
import { questionMessages } from '../blocks/form/questionMessages';
import { listingMessages } from '../blocks/listingMessages';
import { reviewMessages } from '../blocks/reviews/reviewMessages';
import { runtimeMessages } from '../messages';
import { providerMessages } from '../providers/providerMessages';
import { confirmMessages } from '../blocks/form/confirmMessages';
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
