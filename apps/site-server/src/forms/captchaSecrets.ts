import { eq } from 'drizzle-orm';
import type { Database } from '../database/openDatabase';
import { serverSecrets } from '../database/schema/index';

/** The secrets that providers of captchas have issued to the site: written by its owner, and never shown again. */
export interface CaptchaSecrets {
  find(provider: string): Promise<string | undefined>;
  /** @param secret `undefined` removes it */
  keep(provider: string, secret: string | undefined): Promise<void>;
}

/** Those of the first site are stored under the provider's name alone. */
const nameIn =
  (siteId: string | undefined) =>
  (provider: string): string =>
    siteId === undefined ? `captcha ${provider}` : `captcha ${provider} of ${siteId}`;

/** They are stored beside the server's own secret, and neither in the site's definition nor in its versions. */
export function createCaptchaSecrets({
  db,
  clock,
  siteId,
  ofServer,
}: {
  db: Database;
  clock: () => number;
  /** `undefined`: the first site. */
  siteId: string | undefined;
  /** The secret from the server's environment, if the owner has entered none. */
  ofServer: string | undefined;
}): CaptchaSecrets {
  const nameOf = nameIn(siteId);
  return {
    async find(provider) {
      const [row] = await db
        .select({ value: serverSecrets.value })
        .from(serverSecrets)
        .where(eq(serverSecrets.name, nameOf(provider)));
      return row?.value ?? ofServer;
    },
    async keep(provider, secret) {
      const name = nameOf(provider);
      if (secret === undefined) {
        await db.delete(serverSecrets).where(eq(serverSecrets.name, name));
        return;
      }
      await db
        .insert(serverSecrets)
        .values({ name, value: secret, createdAt: new Date(clock()) })
        .onConflictDoUpdate({ target: serverSecrets.name, set: { value: secret } });
    },
  };
}
