export interface PostgresServer {
  /** `postgres://…` of an empty database. */
  url: string;
  /** The file with everything that it has logged; a database may have its statements logged (`log_statement`). */
  log: string;
  /** Ends the server at once, as a power cut would, and starts it again. */
  crashAndRestart: () => void;
  /** Stops it and deletes the data. */
  stop: () => void;
}

/** The folder with `initdb` and `pg_ctl`, or `undefined` where PostgreSQL is not installed. */
export function findPostgres(): string | undefined;

/**
 * Creates a fresh cluster in a temporary folder and starts it.
 * @param options.isDurable whether commits survive a power cut, at the cost of a production database.
 * @default false
 * @param options.settings settings of PostgreSQL by their names, in addition to the defaults.
 * @default none
 */
export function startPostgres(
  binaries: string,
  options?: { isDurable?: boolean; settings?: Readonly<Record<string, string>> },
): Promise<PostgresServer>;
