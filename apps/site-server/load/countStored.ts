import { sql } from 'drizzle-orm';
import { openDatabase, type DatabaseLocation } from '../src/database/openDatabase';
import { formSubmissions } from '../src/database/schema/index';

/** Messages in the table, with the number of their rows. The server must not be running on an embedded database. */
export async function countStored(location: DatabaseLocation): Promise<Map<string, number>> {
  const { db, close } = await openDatabase(location);
  try {
    const message = sql<string>`${formSubmissions.values} ->> 'message'`;
    const rows = await db
      .select({ message, times: sql<string>`count(*)` })
      .from(formSubmissions)
      .groupBy(message);
    return new Map(rows.map((row) => [row.message, Number(row.times)]));
  } finally {
    await close();
  }
}
