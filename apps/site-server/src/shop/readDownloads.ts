import type { DownloadView } from '@plinth/site-renderer';
import { asc, eq } from 'drizzle-orm';
import type { Database } from '../database/openDatabase';
import { orderFiles } from '../database/schema/index';
import type { Signer } from '../security/signer';
import { downloadAddress } from './downloadAddress';

/** The files of a paid order, with their download links. */
export async function readDownloads(
  { db, signer, clock }: { db: Pick<Database, 'select'>; signer: Signer; clock: () => number },
  orderId: string,
): Promise<(DownloadView & { max: number })[]> {
  const rows = await db
    .select()
    .from(orderFiles)
    .where(eq(orderFiles.orderId, orderId))
    .orderBy(asc(orderFiles.position));
  return rows.map(({ id, name, downloads, max, expiresAt }) => {
    const left = Math.max(0, max - downloads);
    const isOpen = left > 0 && expiresAt.getTime() > clock();
    return {
      name,
      left,
      max,
      until: expiresAt.getTime(),
      ...(isOpen ? { href: downloadAddress(signer, id) } : {}),
    };
  });
}
