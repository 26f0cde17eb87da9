import { behaviourMessages } from './messages/behaviourMessages';
import { fieldMessages } from './messages/fieldMessages';
import { fileMessages } from './messages/fileMessages';
import { engineMessages } from './messages/engineMessages';
import { placeMessages } from './messages/placeMessages';
import { summaryMessages } from './messages/summaryMessages';

/**
 * Every message of the forms, by key. Inside the package each part imports its own, so that a page
 * does not load those of other parts.
 */
export const formMessages = /* @__PURE__ */ (() => ({
  ...engineMessages,
  ...fieldMessages,
  ...behaviourMessages,
  ...fileMessages,
  ...placeMessages,
  ...summaryMessages,
}))();

/** A key of `formMessages`. */
export type FormMessageKey = keyof typeof formMessages;
