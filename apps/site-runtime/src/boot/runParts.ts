import type { Detach, Host } from '@plinth/site-blocks/host';

export type PagePart = readonly [name: string, start: (host: Host) => Detach | Promise<Detach>];

/** The parts of a page that run, or are about to. */
export interface RunningParts {
  /** Resolves when all of them have started, also those whose files load late. */
  started: Promise<unknown>;
  /** Ends the started parts, and prevents others from starting. */
  undo: Detach;
}

/**
 * Work in one piece, in ms: with the last part that fits it stays below the 50 ms at which a task counts as long.
 * Shorter slices cost more than they save: on a slow phone each change of tasks takes several milliseconds itself.
 */
const slice = 32;

/** Starts the parts of a page in their order, and undoes them in the opposite one. */
export function runParts(host: Host, parts: readonly PagePart[]): RunningParts {
  const undo: Detach[] = [];
  let isGone = false;

  const run = async ([name, start]: PagePart) => {
    try {
      const detach = await start(host);
      if (isGone) detach();
      else undo.push(detach);
    } catch (error) {
      // One part's failure is reported; the next parts still start ([RUN-1]).
      host.report(error, name);
    }
  };
  const runAll = async () => {
    const started: Promise<void>[] = [];
    let since = performance.now();
    for (const part of parts) {
      // Another page has become current meanwhile: its elements belong to another run of the parts.
      if (isGone) break;
      started.push(run(part));
      if (performance.now() - since > slice) {
        // Yields to input and painting.
        await new Promise((resolve) => {
          setTimeout(resolve);
        });
        since = performance.now();
      }
    }
    await Promise.all(started);
  };

  return {
    started: runAll(),
    undo() {
      isGone = true;
      while (undo[0]) undo.pop()!();
    },
  };
}
