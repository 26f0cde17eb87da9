import type { Detach, Host } from './host';

export type PagePart = readonly [name: string, start: (host: Host) => Detach | Promise<Detach>];

/**
 * Work in one piece, in ms: with the last part that fits it stays below the 50 ms at which a task counts as long. Shorter
 * slices cost more than they give: on a slow phone each change of tasks takes several milliseconds itself.
 */
const slice = 32;

/** Starts the parts of a page in their order, and undoes them in the opposite one. */
export async function runParts(host: Host, parts: readonly PagePart[]): Promise<Detach> {
  const undo: Detach[] = [];
  const run = async ([name, start]: PagePart) => {
    try {
      undo.push(await start(host));
    } catch (error) {
      // One part's failure is reported; the next ones still start ([RUN-1]).
      host.report(error, name);
    }
  };
  const started: Promise<void>[] = [];
  let since = performance.now();
  for (const part of parts) {
    started.push(run(part));
    if (performance.now() - since > slice) {
      // Lets input and painting go first.
      await new Promise((resolve) => {
        setTimeout(resolve);
      });
      since = performance.now();
    }
  }
  await Promise.all(started);
  return () => {
    for (const detach of undo.reverse()) detach();
  };
}
