import { backgroundMessages, imageMessages, mapMessages, videoMessages } from './messages';

/** Every message of the package, for translators. */
export const mediaMessages = {
  ...imageMessages,
  ...videoMessages,
  ...backgroundMessages,
  ...mapMessages,
} as const;
