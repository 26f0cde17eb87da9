import {
  AckPolicy,
  DiscardPolicy,
  nanos,
  RetentionPolicy,
  StorageType,
  type JetStreamManager,
} from 'nats';
import { lease } from './writeMessages';

export const stream = 'PLINTH_HITS';
export const subject = 'plinth.hits';
export const consumer = 'plinth-writer';

/** Creates the stream and the consumer of its writers, or updates those of an earlier start. */
export async function prepareStream(manager: JetStreamManager, maxBytes: number): Promise<void> {
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
