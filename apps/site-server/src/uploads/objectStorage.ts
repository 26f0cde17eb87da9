import { Readable } from 'node:stream';
import type { StoredFile } from '../files/siteFolder';
import type { ObjectFacts, ObjectStore } from '../objects/createObjectStore';
import type { FileStorage } from './fileStorage';

const place = 'uploads/';

/**
 * Keeps files in a bucket, below `uploads/`. A file is written to the local disk while it arrives, checked there, and
 * sent as a whole: the service has all of it or none.
 *
 * @param local the storage for arriving files
 */
export function createObjectStorage(
  store: ObjectStore,
  local: Pick<FileStorage, 'prepare' | 'sweepBegun'>,
): FileStorage {
  return {
    prepare: () => local.prepare(),
    sweepBegun: (moment) => local.sweepBegun(moment),
    keep: (key, file) => store.put(place + key, file),
    async find(key) {
      const facts = await store.find(place + key);
      return facts && storedObject(store, place + key, facts);
    },
    remove: (key) => store.remove(place + key),
    async keptBefore(moment) {
      const keys: string[] = [];
      for await (const { key, modified } of store.list(place))
        if (modified < moment) keys.push(key.slice(place.length));
      return keys;
    },
  };
}

/** An object as a file of the site. */
export const storedObject = (store: ObjectStore, key: string, facts: ObjectFacts): StoredFile => ({
  ...facts,
  open: (range) =>
    Readable.toWeb(Readable.from(bytesOf(store, key, range))) as ReadableStream<Uint8Array>,
});

/** The connection opens when the reading begins, and ends with it. */
async function* bytesOf(
  store: ObjectStore,
  key: string,
  range: Parameters<StoredFile['open']>[0],
): AsyncGenerator<Buffer> {
  const answer = await store.open(key, range);
  try {
    for await (const part of answer) yield part as Buffer;
  } finally {
    answer.destroy();
  }
}
