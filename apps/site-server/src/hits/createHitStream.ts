import {
  AckPolicy,
  connect,
  DiscardPolicy,
  JSONCodec,
  nanos,
  RetentionPolicy,
  StorageType,
  type JetStreamManager,
  type JsMsg,
  type NatsConnection,
} from 'nats';
import type { censusHits } from '../database/schema/index';
import type { Log } from '../log';

export type HitRow = typeof censusHits.$inferInsert;

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

const stream = 'PLINTH_HITS';
const subject = 'plinth.hits';
const consumer = 'plinth-writer';
/** Milliseconds after which the lot of a dead writer is taken over; a live writer renews its lease. */
const lease = 10_000;
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
  const codec = JSONCodec<HitRow>();
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
        await prepare(manager);
        isReady = true;
        return;
      } catch (error) {
        log.warn('hits.noStream', { error });
        await pause(rest);
      }
    }
  }

  async function prepare(manager: JetStreamManager): Promise<void> {
    const config = {
      subjects: [subject],
      retention: RetentionPolicy.Workqueue,
      storage: StorageType.File,
      discard: DiscardPolicy.New,
      max_bytes: maxBytes,
    };
    await manager.streams
      .add({ name: stream, ...config })
      .catch(() => manager.streams.update(stream, config));
    const ack_wait = nanos(lease);
    await manager.consumers
      .add(stream, { durable_name: consumer, ack_policy: AckPolicy.Explicit, ack_wait })
      .catch(() => manager.consumers.update(stream, consumer, { ack_wait }));
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
    const renewal = setInterval(
      () => messages.forEach((message) => message.working()),
      lease / 3,
    ).unref();
    try {
      await insert(messages.map(read));
      messages.forEach((message) => message.ack());
    } catch (error) {
      log.error('hits.notWritten', { error });
      await writeEach(messages, insert);
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
    insert: (rows: HitRow[]) => Promise<unknown>,
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
      message.nak(rest * 10);
    }
  }

  function read(message: JsMsg): HitRow {
    const row = codec.decode(message.data);
    return { ...row, recordedAt: new Date(row.recordedAt) };
  }
}

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds).unref();
  });

const noAnswer = () => new Error('The stream of hits does not answer.');
