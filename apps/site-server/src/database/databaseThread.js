// @ts-check
// The embedded database in a thread of its own. Plain JavaScript, because Node starts it from the sources as well as
// beside a bundle (see `EmbeddedConnection`).
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';

/** @typedef {{ message: Uint8Array } | 'close'} Request */

/**
 * @param {unknown} answer an `Answer` of `EmbeddedConnection.ts`
 * @param {import('node:worker_threads').Transferable[]} [moved]
 */
const answerWith = (answer, moved) => parentPort?.postMessage(answer, moved);

// Without relaxed durability an answer waits until its pages are on disk.
const database = await PGlite.create({
  dataDir: /** @type {{ folder?: string }} */ (workerData).folder,
});

parentPort?.on('message', (/** @type {Request} */ request) => {
  void answer(request).catch((/** @type {unknown} */ failure) => answerWith({ failure }));
});
answerWith('ready');

/** @param {Request} request */
async function answer(request) {
  if (request === 'close') {
    await database.close();
    answerWith('closed');
    return;
  }
  const bytes = await ask(request.message);
  answerWith({ bytes, hasGivenUp: hasGivenUp(bytes) }, [bytes.buffer]);
}

/**
 * Queries by parts: `execProtocolRaw` also parses each answer into objects, and keeps all of them for as long as the
 * database lives.
 * @param {Uint8Array} message
 */
async function ask(message) {
  // PGlite itself answers the start, not in parts.
  if (message[0] === 0) return (await database.execProtocolRaw(message)).slice();
  /** @type {Uint8Array[]} */
  const parts = [];
  // Each part is a view of the whole memory of the database.
  await database.execProtocolRawStream(message, { onRawData: (part) => parts.push(part.slice()) });
  return concatenate(parts);
}

/** @param {readonly Uint8Array[]} parts */
function concatenate(parts) {
  const bytes = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

/**
 * Whether PostgreSQL has ended itself, as it does when it cannot write its log.
 * @param {Uint8Array} bytes messages of a type, a length and a body each
 */
function hasGivenUp(bytes) {
  const view = new DataView(bytes.buffer);
  const errorResponse = 'E'.charCodeAt(0);
  for (let at = 0; at + 5 <= bytes.length;) {
    const end = at + 1 + view.getInt32(at + 1);
    if (bytes[at] === errorResponse) {
      const fields = new TextDecoder().decode(bytes.subarray(at + 5, end)).split('\0');
      if (fields.includes('VPANIC') || fields.includes('VFATAL')) return true;
    }
    at = end;
  }
  return false;
}
