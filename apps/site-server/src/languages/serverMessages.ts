import { mailMessages } from './mailMessages';
import { pageMessages } from './pageMessages';
import { shopMessages } from './shopMessages';

/** All messages of the server for visitors and mails, in English. The owner's area has messages of its own. */
export const serverMessages = {
  ...mailMessages,
  ...pageMessages,
  ...shopMessages,
} as const;

/** The same messages in another language: none is missing. */
export type ServerMessages = Readonly<Record<keyof typeof serverMessages, string>>;
