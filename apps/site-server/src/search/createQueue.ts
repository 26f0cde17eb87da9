export interface QueueOptions {
  /** How much work is done at once. */
  atOnce: number;
  /** How much more may wait for its turn; the next is refused. */
  mostWaiting: number;
}

/** Does each piece of work in its turn. @throws {Error} where too many wait already */
export type Queue = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Keeps what is dear from taking every connection of the database: a flood of it makes its own kind wait alone. */
export function createQueue({ atOnce, mostWaiting }: QueueOptions): Queue {
  const waiting: (() => void)[] = [];
  let running = 0;

  return async (work) => {
    if (running >= atOnce) {
      if (waiting.length >= mostWaiting) throw new Error('Too many are waiting already.');
      // Its turn is handed over by the one before, so nobody can come in between.
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
