import { createHash, timingSafeEqual } from 'node:crypto';
import { and, eq, gt, inArray, isNull, lt, or } from 'drizzle-orm';
import type { Database } from '../database/openDatabase';
import { accounts, sessions } from '../database/schema/index';

export interface Account {
  id: string;
  email: string;
  displayName: string;
  roles: number[];
}

export interface OpenSession {
  account: Account;
  /** True if the header of [API-11] belongs to this session. */
  isXsrfRight: (token: string | undefined) => boolean;
  tokenHash: string;
  rememberMe: boolean;
  /** The token that takes the old one's place: the answer must set the cookie anew. */
  replacement?: string;
}

export interface StartedSession {
  token: string;
  xsrfToken: string;
}

/** Signed-in browsers. The tokens are secrets of the browser; the database holds their hashes. */
export interface Sessions {
  start(accountId: string, options: { rememberMe: boolean }): Promise<StartedSession>;
  find(token: string): Promise<OpenSession | undefined>;
  end(tokenHash: string): Promise<void>;
  /** Removes what has expired. */
  sweep(): Promise<void>;
}

export interface SessionOptions {
  db: Database;
  clock: () => number;
  random: (bytes: number) => Buffer;
}

const hour = 3_600_000;
/** Without "remember me" the browser forgets the cookie; the server forgets the session after half a day. */
const shortLifetime = 12 * hour;
export const rememberedLifetime = 30 * 24 * hour;
/** A stolen token is worth something for an hour. */
const rotateAfter = hour;
/**
 * A browser goes on with the old token until the new cookie has arrived: for the calls that are under way, and where the
 * answer that brought it was lost, until the connection is back.
 */
const replacedGrace = 10 * 60_000;
/** Calls that are under way together do not each get a new token; what still comes after that has lost its answer. */
const answerLostAfter = 5000;

const hash = (token: string) => createHash('sha256').update(token).digest('base64url');

export function createSessions({ db, clock, random }: SessionOptions): Sessions {
  const newToken = () => random(32).toString('base64url');

  return {
    async start(accountId, { rememberMe }) {
      const [token, xsrfToken] = [newToken(), newToken()];
      const now = clock();
      await db.insert(sessions).values({
        tokenHash: hash(token),
        accountId,
        xsrfHash: hash(xsrfToken),
        rememberMe,
        createdAt: new Date(now),
        expiresAt: new Date(now + (rememberMe ? rememberedLifetime : shortLifetime)),
      });
      return { token, xsrfToken };
    },

    async find(token) {
      const now = new Date(clock());
      const tokenHash = hash(token);
      const [row] = await db
        .select({ session: sessions, account: accounts })
        .from(sessions)
        .innerJoin(accounts, eq(accounts.id, sessions.accountId))
        .where(
          and(
            eq(sessions.tokenHash, tokenHash),
            gt(sessions.expiresAt, now),
            or(isNull(sessions.replacedAt), gt(sessions.replacedAt, now)),
          ),
        );
      if (!row) return undefined;
      const { session, account } = row;
      const { id, email, displayName, roles } = account;
      const found: OpenSession = {
        account: { id, email, displayName, roles },
        isXsrfRight: (given) => given !== undefined && isSame(hash(given), session.xsrfHash),
        tokenHash,
        rememberMe: session.rememberMe,
      };
      if (now.getTime() - session.createdAt.getTime() < rotateAfter) return found;
      return { ...found, ...(await rotate(session, now)) };
    },

    async end(tokenHash) {
      const ended = db
        .select({ xsrfHash: sessions.xsrfHash })
        .from(sessions)
        .where(eq(sessions.tokenHash, tokenHash));
      // Tokens that were replaced end with it: what they share is the session's alone.
      await db.delete(sessions).where(inArray(sessions.xsrfHash, ended));
    },

    async sweep() {
      const now = new Date(clock());
      await db
        .delete(sessions)
        .where(or(lt(sessions.expiresAt, now), lt(sessions.replacedAt, now)));
    },
  };

  /** Of several calls at the same moment only one makes the new token. */
  async function rotate(
    session: typeof sessions.$inferSelect,
    now: Date,
  ): Promise<{ replacement?: string; tokenHash?: string }> {
    const replacement = newToken();
    const lost = new Date(now.getTime() + replacedGrace - answerLostAfter);
    return db.transaction(async (transaction) => {
      const replaced = await transaction
        .update(sessions)
        .set({ replacedAt: new Date(now.getTime() + replacedGrace) })
        .where(
          and(
            eq(sessions.tokenHash, session.tokenHash),
            or(isNull(sessions.replacedAt), lt(sessions.replacedAt, lost)),
          ),
        )
        .returning({ tokenHash: sessions.tokenHash });
      if (replaced.length === 0) return {};
      const tokenHash = hash(replacement);
      await transaction
        .insert(sessions)
        .values({ ...session, tokenHash, createdAt: now, replacedAt: null });
      return { replacement, tokenHash };
    });
  }
}

const isSame = (a: string, b: string) =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
