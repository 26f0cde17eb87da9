export interface QueueOptions {
  /** Number of tasks that run at once. */
  atOnce: number;
  /** Number of tasks that may wait; the next is refused. */
  maxWaiting: number;
  /** The error of a refusal. @default an Error with a fixed message */
  refusal?: () => Error;
}

export interface Queue {
  /** Runs each piece of work in its turn. @throws the refusal where too many wait already */
  <Result>(work: () => Promise<Result>): Promise<Result>;
  /** Whether as many wait as may. */
  isFull(): boolean;
}

/** Limits expensive work of one kind: a flood of it makes its own kind wait, and leaves the rest of the server free. */
export function createQueue({
  atOnce,
  maxWaiting,
  refusal = () => new Error('Too many are waiting already.'),
}: QueueOptions): Queue {
  const waiting: (() => void)[] = [];
  let running = 0;

  const isFull = () => waiting.length >= maxWaiting;
  const inTurn = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running >= atOnce) {
      if (isFull()) throw refusal();
      // The previous task hands over its turn, so that no other task can come in between.
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
  return Object.assign(inTurn, { isFull });
}
