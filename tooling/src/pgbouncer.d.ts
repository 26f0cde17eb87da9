export interface PgBouncer {
  /** The address of a database behind it. */
  urlOf(database: string): string;
  stop(): Promise<void>;
}

/** Whether PgBouncer is installed. */
export function hasPgBouncer(): boolean;

/**
 * Starts PgBouncer with the configuration that the guide shows (`docs/guides/pgbouncer.ini`), in a temporary folder.
 * @param postgres `postgres://…` of the server behind it, which trusts whoever connects
 * @param options.connections how many connections of that server it takes. @default 20
 * @throws when it ends at once, with what it said
 */
export function startPgBouncer(
  postgres: string,
  options?: { connections?: number },
): Promise<PgBouncer>;
