import type { Context } from 'hono';
import { findCookie, setOwnCookie } from '../http/ownCookie';
import { isSecure } from '../http/requestOrigin';
import { cookieName } from '../security/cookieName';
import type { ServerEnvironment } from '../serverEnvironment';
import type { SiteSnapshot } from '../site/loadSite';
import type { Lock } from '../site/lock';

type RequestContext = Context<ServerEnvironment>;

/** Two weeks in milliseconds: longer than a visit, and short enough for a shared device. */
const lifetime = 14 * 86_400_000;
/** Clocks of several servers differ a little. */
const clockTolerance = 60_000;
const purpose = 'unlock';
const keyPrefix = 'plinth_key_';
const shape = /^([0-9a-z]{1,11})\.([\w-]{22})$/;

/** One cookie a lock. */
function keyName(c: RequestContext, { subject }: Lock): string {
  const number = c.get('services').signer.sign('lock', subject).slice(0, 10);
  return cookieName(c, `${keyPrefix}${number}`);
}

/** The signature covers the hash: with another password the key is no longer valid. */
const signedText = (time: string, siteId: string, { subject, passwordHash }: Lock) =>
  JSON.stringify([time, siteId, subject, passwordHash]);

/** Sets the key to a lock in the browser, for two weeks from now. */
export function setUnlockCookie(c: RequestContext, siteId: string, lock: Lock): void {
  const { signer, clock } = c.get('services');
  const time = clock().toString(36);
  setOwnCookie(c, {
    name: keyName(c, lock),
    value: `${time}.${signer.sign(purpose, signedText(time, siteId, lock))}`,
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: isSecure(c),
    maxAge: lifetime / 1000,
  });
}

/** Subjects of the locks to which the browser has the key. */
export function openedLocks(
  c: RequestContext,
  { definition, locks }: Pick<SiteSnapshot, 'definition' | 'locks'>,
): Set<string> {
  const { signer, clock } = c.get('services');
  const now = clock();
  const opened = new Set<string>();
  // Most visitors have no key at all, and the name of each costs a signature.
  if (!c.req.header('cookie')?.includes(keyPrefix)) return opened;
  for (const lock of locks.values()) {
    const isKey = (value: string) => {
      const [, time, signature] = shape.exec(value) ?? [];
      if (!time || !signature) return false;
      const age = now - Number.parseInt(time, 36);
      if (age > lifetime || age < -clockTolerance) return false;
      return signer.isValid(purpose, signedText(time, definition.id, lock), signature);
    };
    if (findCookie(c, keyName(c, lock), isKey) !== undefined) opened.add(lock.subject);
  }
  return opened;
}
