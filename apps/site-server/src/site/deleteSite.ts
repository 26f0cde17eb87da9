import { eq, getTableColumns, is, like, Table } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../database/openDatabase';
import * as schema from '../database/schema/index';

type SiteTable = PgTable & { siteId: PgColumn };

const isSiteTable = (table: unknown): table is SiteTable =>
  is(table, Table) && 'siteId' in getTableColumns(table);

/** Every table with a column for the site. Rows of the others belong to one of these. */
export const siteTables: readonly SiteTable[] = Object.values<unknown>(schema).filter(isSiteTable);

/** Deletes a site with every row of it. */
export async function deleteSite(db: Database, siteId: string): Promise<void> {
  const { sites, serverSecrets } = schema;
  await db.transaction(async (transaction) => {
    await transaction.delete(sites).where(eq(sites.id, siteId));
    // Tables of reports have no foreign key to a site: their rows are deleted here.
    for (const table of siteTables) await transaction.delete(table).where(eq(table.siteId, siteId));
    await transaction.delete(serverSecrets).where(like(serverSecrets.name, `% of ${siteId}`));
  });
}
