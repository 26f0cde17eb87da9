import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { websiteRole } from '@plinth/site-model';
import { recordAction } from '../audit/recordAction';
import type { Database } from '../database/openDatabase';
import { accounts } from '../database/schema/index';
import { findRunningPlans } from '../person/endPlans';
import { erasePerson, exportPerson, type Erased, type Person } from '../person/personData';
import { readEmail } from '../security/normalEmail';
import type { CommandPorts } from './commandPorts';
import { findSite } from './findSite';
import { withDatabase } from './withDatabase';

/**
 * `person export <email> <file>`: writes everything that is kept under an address into a new file, for its user's eyes
 * alone.
 *
 * @throws when the file exists, it is no address, or a running server uses the embedded database
 */
export async function exportPersonTo(
  { email, file, host }: { email: string; file: string; host?: string | undefined },
  ports: CommandPorts,
): Promise<void> {
  const { env, now } = ports;
  const target = path.resolve(file);
  const given = readGiven(email);
  try {
    // Created before anything is in it, so that no other user can read it.
    writeFileSync(target, '', { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    throw new Error(`${target} exists already. Give a new name.`, { cause: error });
  }
  try {
    await withDatabase(env, async (db) => {
      const person = await personOf(db, ports, { email: given, host });
      const data = await exportPerson(db, person);
      writeFileSync(target, `${JSON.stringify(data, undefined, 2)}\n`);
      const { siteId, email: subject } = person;
      await recordAction(db, { siteId, now: now(), action: 'person-exported', subject });
    });
  } catch (error) {
    rmSync(target, { force: true });
    throw error;
  }
}

/**
 * `person forget <email>`: does the same as an administrator at `/config/people`, for the server's operator.
 *
 * @returns the number of changed rows of each kind
 * @throws when it is no address or the only administrator's, when a subscription is active, or a running server uses
 * the embedded database
 */
export async function forgetPerson(
  { email, host }: { email: string; host?: string | undefined },
  ports: CommandPorts,
): Promise<Erased> {
  const { env, now } = ports;
  const given = readGiven(email);
  return withDatabase(env, async (db) => {
    const person = await personOf(db, ports, { email: given, host });
    const administrators = (
      await db.select().from(accounts).where(eq(accounts.siteId, person.siteId))
    ).filter(({ roles }) => roles.includes(websiteRole.admin));
    if (administrators.length === 1 && administrators[0]?.email === person.email)
      throw new Error(
        `${person.email} is the only administrator, and no account could enter the owner's area any more. Add another administrator at /config/people first.`,
      );
    // Only a server with the provider's keys can end them.
    const running = await findRunningPlans(db, person, now().getTime());
    if (running.length > 0)
      throw new Error(
        `A subscription of ${person.email} goes on (order ${running.map(({ number }) => number).join(', ')}). End it at /config/orders first.`,
      );
    const erased = await erasePerson(db, person);
    // Without the address, which had to be erased.
    await recordAction(db, { siteId: person.siteId, now: now(), action: 'person-erased' });
    return erased;
  });
}

function readGiven(given: string): string {
  const email = readEmail(given);
  if (email === undefined) throw new Error(`${given} is no email address.`);
  return email;
}

async function personOf(
  db: Database,
  { env }: CommandPorts,
  { email, host }: { email: string; host: string | undefined },
): Promise<Person> {
  return { siteId: (await findSite(db, env, host)).siteId, email };
}
