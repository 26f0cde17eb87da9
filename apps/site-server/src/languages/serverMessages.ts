import { mailMessages } from './mailMessages';
import { pageMessages } from './pageMessages';
import { shopMessages } from './shopMessages';

/** Everything that the server itself says to visitors and in mails, in English. The owner's area has a catalogue of its own. */
export const serverMessages = {
  ...mailMessages,
  ...pageMessages,
  ...shopMessages,
} as const;

/** The same sentences in another language: none is missing. */
export type ServerMessages = Readonly<Record<keyof typeof serverMessages, string>>;
