/**
 * Reads once for all callers with the same key at the same moment. Each caller gets an answer whose read began after
 * the call, so that it includes every earlier write: callers during a read share the next one.
 *
 * @param key names the query, with everything that it depends on
 */
export type ShareRead = <Answer>(key: string, read: () => Promise<Answer>) => Promise<Answer>;

interface Reading {
  running: Promise<unknown>;
  begunAt: number;
  /** The read that begins when this one has ended. */
  next?: Promise<unknown>;
}

/** Milliseconds after which callers no longer wait for a read: a read that never ends would block them all. */
const maxAge = 2000;

/**
 * Bounds the number of queries by their kinds, however many visitors there are: the embedded database has one
 * connection.
 */
export function createSharedReads(): ShareRead {
  const readings = new Map<string, Reading>();

  function begin<Answer>(key: string, read: () => Promise<Answer>): Promise<Answer> {
    const running = read();
    const reading: Reading = { running, begunAt: performance.now() };
    readings.set(key, reading);
    const end = () => {
      if (!reading.next && readings.get(key) === reading) readings.delete(key);
    };
    running.then(end, end);
    return running;
  }

  return <Answer>(key: string, read: () => Promise<Answer>) => {
    const reading = readings.get(key);
    if (!reading || performance.now() - reading.begunAt > maxAge) return begin(key, read);
    const beginNext = () => begin(key, read);
    reading.next ??= reading.running.then(beginNext, beginNext);
    return reading.next as Promise<Answer>;
  };
}
