import { randomBytes } from 'node:crypto';
import type { Database } from '../database/openDatabase';
import { createAccount } from './createAccount';

const admin = 1;
const email = 'owner@marlowclay.example';

/**
 * Creates the owner of a fresh site. A well-known password would be useless: it is read from PLINTH_OWNER_PASSWORD, or
 * generated and shown this one time.
 */
export async function seedOwner(
  db: Database,
  siteId: string,
  {
    given = process.env['PLINTH_OWNER_PASSWORD'],
    write = (line: string) => void process.stdout.write(line),
  } = {},
): Promise<void> {
  const password = given || randomBytes(12).toString('base64url');
  await createAccount(db, { siteId, email, password, displayName: 'Owner', roles: [admin] });
  if (!given) write(`The site's owner is ${email}, password ${password} (shown once)\n`);
}
