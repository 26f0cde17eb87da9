import { eq } from 'drizzle-orm';
import type { Database } from '../database/openDatabase';
import { serverSecrets } from '../database/schema/index';

/** The secret that signs crumbs and submission keys: made once, the same for every server of one database. */
export async function loadServerSecret(
  db: Database,
  { random, now }: { random: (bytes: number) => Buffer; now: Date },
): Promise<string> {
  const name = 'signing';
  await db
    .insert(serverSecrets)
    .values({ name, value: random(32).toString('base64url'), createdAt: now })
    .onConflictDoNothing();
  const [row] = await db.select().from(serverSecrets).where(eq(serverSecrets.name, name));
  return row!.value;
}
