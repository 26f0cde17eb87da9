/**
 * A line for work that keeps the processor busy for milliseconds, such as rendering a page: one turn of the event loop
 * for each, in the order of arrival. In between the server takes up connections (Node accepts one in a turn) and reads
 * requests; without this, two hundred visitors at once are served again and again while others are not even let in.
 *
 * @returns resolves when it is the caller's turn
 */
export function createTurns(): () => Promise<void> {
  const waiting: (() => void)[] = [];
  let isCalling = false;

  const callNext = () => {
    const enter = waiting.shift();
    isCalling = waiting.length > 0;
    if (isCalling) setImmediate(callNext);
    enter?.();
  };

  return () =>
    new Promise((resolve) => {
      waiting.push(resolve);
      if (isCalling) return;
      isCalling = true;
      setImmediate(callNext);
    });
}
