import { imageMessages, mapMessages, videoMessages } from './messages';

/** Every sentence of the package, for whoever translates them. */
export const mediaMessages = { ...imageMessages, ...videoMessages, ...mapMessages } as const;
