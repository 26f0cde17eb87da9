import { readConfiguration } from '../configuration';
import { openDatabase, type Database } from '../database/openDatabase';
import type { Environment } from '../environmentReader';

/**
 * Runs a command on the server's database, after its migrations.
 *
 * @throws when a running server uses the embedded database
 */
export async function withDatabase<T>(
  env: Environment,
  run: (db: Database) => Promise<T>,
): Promise<T> {
  const { databaseUrl, directDatabaseUrl, dataFolder } = readConfiguration(env);
  const database = await openDatabase(
    databaseUrl ? { url: databaseUrl, directUrl: directDatabaseUrl } : { dataFolder },
  );
  try {
    await database.migrate();
    return await run(database.db);
  } finally {
    await database.close();
  }
}
