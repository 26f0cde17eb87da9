import type { JsMsg } from 'nats';
import type { Log } from '../log';
import type { HitRow } from './hitRow';

/** Milliseconds after which the lot of a dead writer is taken over; a live writer renews its lease. */
export const lease = 10_000;
/** Milliseconds after which a hit that was not written is offered again. */
const retryAfter = 10_000;

export interface WriteMessagesOptions {
  /** Writes rows that may exist already. */
  insert: (rows: HitRow[]) => Promise<unknown>;
  read: (message: JsMsg) => HitRow;
  log: Log;
}

/** Writes a lot of hits into the database, and renews the lease of its messages meanwhile. */
export async function writeMessages(
  messages: readonly JsMsg[],
  options: WriteMessagesOptions,
): Promise<void> {
  const { insert, read, log } = options;
  const renewal = setInterval(
    () => messages.forEach((message) => message.working()),
    lease / 3,
  ).unref();
  try {
    await insert(messages.map(read));
    messages.forEach((message) => message.ack());
  } catch (error) {
    log.error('hits.notWritten', { error });
    await writeEach(messages, options);
  } finally {
    clearInterval(renewal);
  }
}

/**
 * A hit that cannot be written must not fail the others; after two failures in a row the database is away, and all
 * wait.
 */
async function writeEach(
  messages: readonly JsMsg[],
  { insert, read }: WriteMessagesOptions,
): Promise<void> {
  let failures = 0;
  for (const message of messages) {
    if (failures < 2) {
      const isWritten = await insert([read(message)]).then(
        () => true,
        () => false,
      );
      failures = isWritten ? 0 : failures + 1;
      if (isWritten) {
        message.ack();
        continue;
      }
    }
    message.nak(retryAfter);
  }
}
