import { writeLot } from '../batches/createBatches';
import type { Services } from '../services';

/**
 * Writes what is in the stream of hits into the database ([SRV-156]); nothing where hits take no stream.
 * @returns a function that stops it, and waits for what is being written
 */
export function startWritingHits({ batches, database }: Services): () => Promise<void> {
  return (
    batches.hitStream?.consume((rows) => writeLot(database, rows)) ?? (() => Promise.resolve())
  );
}
