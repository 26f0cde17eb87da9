import type { OpenDatabase } from './database/openDatabase';
import type { ListeningServer } from './http/listen';
import type { Log } from './log';
import type { Services } from './services';

interface Running {
  server: ListeningServer;
  services: Services;
  database: OpenDatabase;
  stopSweeping: () => void;
  log: Log;
}

/** Milliseconds for requests that are under way. */
const grace = 8000;

/** Ends in order when the system asks: answer what is under way, write what waits, close the database. */
export function stopOnSignal({ server, services, database, stopSweeping, log }: Running): void {
  let stopping = false;
  const stop = async (signal: string) => {
    if (stopping) return;
    stopping = true;
    log.info('stopping', { signal });
    stopSweeping();
    await server.close(grace);
    await services.batches.flush();
    await database.close();
    log.info('stopped');
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
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
