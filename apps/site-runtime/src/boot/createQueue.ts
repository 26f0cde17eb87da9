/** Work per slice in ms: half a frame, so that input and painting always fit between two slices. */
const slice = 8;

/** Runs tasks in order and yields to the main thread between them, so that many blocks never make one long task. */
export function createQueue(): (task: () => void) => void {
  const tasks: (() => void)[] = [];

  const run = () => {
    const start = performance.now();
    while (tasks[0] && performance.now() - start < slice) tasks.shift()!();
    if (tasks[0]) setTimeout(run);
  };

  return (task) => {
    // Other tasks are waiting: the next slice is already scheduled.
    if (tasks.push(task) < 2) setTimeout(run);
  };
}
