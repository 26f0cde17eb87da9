import { sendDueMails } from '../mail/queue/sendDueMails';
import type { Services } from '../services';

/** Milliseconds between two checks of the queue. */
const period = 2000;
/** Milliseconds of pause after a mail server refused everything. */
const rest = 30_000;

/**
 * Sends queued mails in the background: a slow or dead mail server makes the queue longer and no page slower.
 * @returns a function that stops it, and waits for the current mail
 */
export function startSendingMail(services: Services): () => Promise<void> {
  const { mailTransport, clock, log } = services;
  if (!mailTransport) return () => Promise.resolve();
  const stopped = new AbortController();
  let working: Promise<void> | undefined;
  let restUntil = 0;
  const work = async () => {
    try {
      const isUp = await sendDueMails(services, mailTransport, stopped.signal);
      if (!isUp) restUntil = clock() + rest;
    } catch (error) {
      log.error('mail.failed', { error });
    } finally {
      working = undefined;
    }
  };
  const timer = setInterval(() => {
    if (!working && clock() >= restUntil) working = work();
  }, period);
  timer.unref();
  return async () => {
    stopped.abort();
    clearInterval(timer);
    await working;
  };
}
