export interface RenderQueue {
  /** @returns resolves when it is the caller's turn */
  take(): Promise<void>;
  /** Reports that a connection was accepted: more may be waiting. */
  letIn(): void;
}

/**
 * Connections that are accepted between two pages: a client that opens connections without end delays others only
 * briefly.
 */
const maxBetween = 64;

/**
 * A queue for work that occupies the processor for milliseconds, such as rendering a page: one turn of the event loop
 * for each, in the order of arrival. In between the server accepts connections (Node accepts one in a turn, so there
 * are more turns while connections arrive) and reads requests; without this, two hundred visitors at once are served
 * again and again while others are not even accepted.
 */
export function createRenderQueue(): RenderQueue {
  const waiting: (() => void)[] = [];
  let isCalling = false;
  let arrivals = 0;

  const callNext = () => {
    const enter = waiting.shift();
    isCalling = waiting.length > 0;
    if (isCalling) callNextWhenIdle(maxBetween);
    enter?.();
  };

  function callNextWhenIdle(turns: number): void {
    const before = arrivals;
    setImmediate(() => {
      if (arrivals === before || turns === 1) callNext();
      else callNextWhenIdle(turns - 1);
    });
  }

  return {
    take: () =>
      new Promise((resolve) => {
        waiting.push(resolve);
        if (isCalling) return;
        isCalling = true;
        setImmediate(callNext);
      }),
    letIn() {
      arrivals += 1;
    },
  };
}
