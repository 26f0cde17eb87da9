import { and, eq, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

/**
 * The condition for one row of a site. An id alone could name a row of another site, which a caller with that id could
 * read or change ([SRV-153]).
 */
export const rowOfSite = (
  table: PgTable & { siteId: PgColumn; id: PgColumn },
  { siteId, id }: { siteId: string; id: string },
): SQL | undefined => and(eq(table.siteId, siteId), eq(table.id, id));
