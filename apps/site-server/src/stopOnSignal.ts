import type { OpenDatabase } from './database/openDatabase';
import type { ListeningServer } from './http/listen';
import type { Log } from './log';
import type { Services } from './services';

interface Running {
  server: ListeningServer;
  services: Services;
  database: OpenDatabase;
  /** Each stops a job, and may wait for its current run. */
  stopJobs: readonly (() => void | Promise<void>)[];
  log: Log;
  /** Milliseconds in which a load balancer notices at `/healthz` that requests should go elsewhere. */
  drain: number;
}

/** Milliseconds beyond the longest payment: a buyer who is paying gets an answer. */
const margin = 5000;

/**
 * Stops in order on a signal: `/healthz` reports it, the server goes on answering while load balancers notice, then
 * accepts nothing new, answers pending requests, writes waiting rows, and closes the database. A second signal, and
 * Ctrl-C, skip the wait for load balancers.
 */
export function stopOnSignal({ server, services, database, stopJobs, log, drain }: Running): void {
  const hurry = new AbortController();
  let stopping = false;
  const stop = async (signal: string) => {
    stopping = true;
    log.info('stopping', { signal });
    services.readiness.retire();
    server.retire();
    const jobs = Promise.all(stopJobs.map(async (stop) => stop()));
    if (signal === 'SIGTERM') await pause(drain, hurry.signal);
    await server.close(services.paymentTimeout + margin);
    await Promise.race([jobs, pause(margin, hurry.signal)]);
    await services.batches.close();
    await services.purger.close();
    await database.close();
    log.info('stopped');
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (stopping) return hurry.abort();
      stop(signal).then(
        () => process.exit(0),
        (error: unknown) => {
          log.error('stop.failed', { error });
          process.exit(1);
        },
      );
    });
  }
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
