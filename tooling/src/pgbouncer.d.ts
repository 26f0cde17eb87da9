export interface PgBouncer {
  /** The address of a database behind it. */
  urlOf(database: string): string;
  stop(): Promise<void>;
}

/** Whether PgBouncer is installed. */
export function hasPgBouncer(): boolean;

/**
 * Starts PgBouncer with the guide's configuration (`docs/guides/pgbouncer.ini`), in a temporary folder.
 * @param postgres `postgres://…` of the server behind it, which accepts connections without a password
 * @param options.connections the number of connections to that server. @default 20
 * @throws when it ends at once, with its output
 */
export function startPgBouncer(
  postgres: string,
  options?: { connections?: number },
): Promise<PgBouncer>;
