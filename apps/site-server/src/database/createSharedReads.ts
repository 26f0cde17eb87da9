/**
 * Reads once for all who ask the same at the same moment. Everybody gets an answer whose reading began after they asked,
 * so that what was written before shows: those who come while a reading is under way share the next one.
 *
 * @param key names what is asked, with everything that it depends on
 */
export type ShareRead = <Answer>(key: string, read: () => Promise<Answer>) => Promise<Answer>;

interface Reading {
  running: Promise<unknown>;
  begunAt: number;
  /** The reading that begins when this one has ended. */
  next?: Promise<unknown>;
}

/** Milliseconds after which nobody waits for a reading any more: one that never ends would keep everybody. */
const maxAge = 2000;

/** Bounds the questions to the database by their kinds, however many visitors ask: the embedded one has one connection. */
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
