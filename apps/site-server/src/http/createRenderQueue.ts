export interface RenderQueue {
  /** @returns resolves when it is the caller's turn */
  take(): Promise<void>;
  /** Says that a visitor was let in: others may stand behind them. */
  letIn(): void;
}

/** Visitors that are let in between two pages: whoever opens connections without end holds up nobody for long. */
const maxBetween = 64;

/**
 * A line for work that keeps the processor busy for milliseconds, such as rendering a page: one turn of the event loop
 * for each, in the order of arrival. In between the server takes up connections (Node accepts one in a turn, so there
 * are more turns as long as somebody comes in) and reads requests; without this, two hundred visitors at once are served
 * again and again while others are not even let in.
 */
export function createRenderQueue(): RenderQueue {
  const waiting: (() => void)[] = [];
  let isCalling = false;
  let arrivals = 0;

  const callNext = () => {
    const enter = waiting.shift();
    isCalling = waiting.length > 0;
    if (isCalling) whenNobodyComes(maxBetween);
    enter?.();
  };

  function whenNobodyComes(turns: number): void {
    const before = arrivals;
    setImmediate(() => {
      if (arrivals === before || turns === 1) callNext();
      else whenNobodyComes(turns - 1);
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
