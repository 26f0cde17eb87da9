import { writeLot } from '../batches/createBatches';
import type { Services } from '../services';

/**
 * Writes the stream of hits into the database ([SRV-156]); does nothing without a stream.
 * @returns a function that stops it, and waits for the current lot
 */
export function startWritingHits({ batches, database }: Services): () => Promise<void> {
  return (
    batches.hitStream?.consume((rows) => writeLot(database, rows)) ?? (() => Promise.resolve())
  );
}
