import { and, eq, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

/**
 * The condition for one row of a site. An id alone could be one of another site's: whoever knows it would read, or
 * change, what is not theirs ([SRV-153]).
 */
export const rowOfSite = (
  table: PgTable & { siteId: PgColumn; id: PgColumn },
  { siteId, id }: { siteId: string; id: string },
): SQL | undefined => and(eq(table.siteId, siteId), eq(table.id, id));
