import { imageMessages, mapMessages, videoMessages } from './messages';

/** Every message of the package, for translators. */
export const mediaMessages = { ...imageMessages, ...videoMessages, ...mapMessages } as const;
