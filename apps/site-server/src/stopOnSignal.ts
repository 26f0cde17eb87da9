import type { OpenDatabase } from './database/openDatabase';
import type { ListeningServer } from './http/listen';
import type { Log } from './log';
import type { Services } from './services';

interface Running {
  server: ListeningServer;
  services: Services;
  database: OpenDatabase;
  /** Each ends a job, and may wait for what the job is doing. */
  stopJobs: readonly (() => void | Promise<void>)[];
  log: Log;
  /** Milliseconds in which a load balancer notices at `/healthz` that requests should go elsewhere. */
  drain: number;
}

/** Milliseconds beyond the longest payment: whoever is paying gets an answer. */
const margin = 5000;

/**
 * Ends in order when the system asks: say so at `/healthz`, go on answering while it gets about, then take nothing new,
 * answer what is under way, write what waits, close the database. A second signal, and Ctrl-C, do not wait for others
 * to notice.
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
