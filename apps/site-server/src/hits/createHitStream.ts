import { connect, JSONCodec, type JsMsg, type NatsConnection } from 'nats';
import type { Log } from '../log';
import type { HitRow } from './hitRow';
import { consumer, prepareStream, stream, subject } from './prepareStream';
import { writeMessages } from './writeMessages';

/** Hits on their way into the database, in a stream with storage of its own (NATS JetStream). */
export interface HitStream {
  /** Resolves when the stream has kept all of them; rejects where it does not answer in time. */
  publish(rows: readonly HitRow[]): Promise<void>;
  /**
   * Writes the stream's hits into the database, lot by lot, until it is stopped. Several servers share the work.
   *
   * @param insert writes rows that may exist already
   * @returns stops it, and waits for the current lot
   */
  consume(insert: (rows: HitRow[]) => Promise<unknown>): () => Promise<void>;
  /** Milliseconds since 1970 of the oldest hit that is not in the database; `undefined` where all are. */
  oldestWaiting(): Promise<number | undefined>;
  close(): Promise<void>;
}

export interface HitStreamOptions {
  /** `nats://…` */
  url: string;
  log: Log;
  /** Milliseconds after which the stream has not answered. @default 2000 */
  timeout?: number;
  /** Hits that are written by one statement. @default 1000 */
  lot?: number;
  /** Bytes that the stream keeps; beyond them it refuses hits. @default a gigabyte, some million hits */
  maxBytes?: number;
}

const codec = JSONCodec<HitRow>();
/** Milliseconds of pause after a failure. */
const rest = 1000;

/**
 * Opens the stream, now or as soon as the address answers: the server starts without it, and hits are written to the
 * database directly meanwhile.
 */
export function createHitStream({
  url,
  log,
  timeout = 2000,
  lot = 1000,
  maxBytes = 1_000_000_000,
}: HitStreamOptions): HitStream {
  let isClosed = false;
  let connection: NatsConnection | undefined;
  /** Whether stream and consumer exist. */
  let isReady = false;
  /** The time of the last hits that it did not take, by `performance.now()`. */
  let failedAt = -Infinity;

  const opening = open();

  async function open(): Promise<void> {
    while (!isClosed) {
      try {
        connection ??= await connect({ servers: url, maxReconnectAttempts: -1, timeout });
        const manager = await connection.jetstreamManager({ timeout });
        await prepareStream(manager, maxBytes);
        isReady = true;
        return;
      } catch (error) {
        log.warn('hits.noStream', { error });
        await pause(rest);
      }
    }
  }

  /** @throws while there is no stream */
  function ready(): NatsConnection {
    if (!connection || !isReady) throw noAnswer();
    return connection;
  }

  return {
    async publish(rows) {
      // A stream that gave no answer is skipped for a moment: otherwise each hit would wait for its timeout.
      if (performance.now() - failedAt < timeout) throw noAnswer();
      const jetStream = ready().jetstream({ timeout });
      try {
        // The stream itself keeps an id once for two minutes; the database keeps it once for ever.
        await Promise.all(
          rows.map((row) =>
            jetStream.publish(subject, codec.encode(row), { msgID: row.hitId, timeout }),
          ),
        );
      } catch (error) {
        failedAt = performance.now();
        throw error;
      }
    },

    consume(insert) {
      let isStopped = false;
      const working = (async () => {
        await opening;
        while (!isStopped && !isClosed) {
          try {
            await writeLot(insert, () => isStopped);
          } catch (error) {
            log.error('hits.notWritten', { error });
            await pause(rest);
          }
        }
      })();
      return async () => {
        isStopped = true;
        await Promise.race([working, pause(rest * 6)]);
      };
    },

    async oldestWaiting() {
      const manager = await ready().jetstreamManager({ timeout });
      const { state } = await manager.streams.info(stream);
      return state.messages > 0 ? Date.parse(String(state.first_ts)) : undefined;
    },

    async close() {
      isClosed = true;
      await connection?.drain().catch(() => {});
    },
  };

  async function writeLot(
    insert: (rows: HitRow[]) => Promise<unknown>,
    isStopped: () => boolean,
  ): Promise<void> {
    const found = await ready().jetstream({ timeout }).consumers.get(stream, consumer);
    const messages: JsMsg[] = [];
    for await (const message of await found.fetch({ max_messages: lot, expires: rest }))
      messages.push(message);
    if (messages.length === 0) return;
    if (isStopped()) return messages.forEach((message) => message.nak());
    await writeMessages(messages, { insert, read, log });
  }
}

function read(message: JsMsg): HitRow {
  const row = codec.decode(message.data);
  return { ...row, recordedAt: new Date(row.recordedAt) };
}

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds).unref();
  });

const noAnswer = () => new Error('The stream of hits does not answer.');
