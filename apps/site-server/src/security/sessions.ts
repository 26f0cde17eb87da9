import { createHash, timingSafeEqual } from 'node:crypto';
import { and, desc, eq, gt, inArray, isNull, lt, or } from 'drizzle-orm';
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
  /** By which `list` names it. */
  id: string;
  rememberMe: boolean;
  /** The token that replaces the old one: the answer must set the cookie again. */
  replacement?: string;
}

/** A browser with an open session. */
export interface ListedSession {
  /** Names it, and opens nothing. */
  id: string;
  userAgent: string;
  startedAt: Date | null;
  /** Rounded to the hour: a token changes that often. */
  seenAt: Date;
}

export interface StartedSession {
  token: string;
  xsrfToken: string;
}

/** Signed-in browsers. The tokens are secrets of the browser; the database holds their hashes. */
export interface Sessions {
  start(
    accountId: string,
    options: { rememberMe: boolean; userAgent?: string },
  ): Promise<StartedSession>;
  find(token: string): Promise<OpenSession | undefined>;
  end(tokenHash: string): Promise<void>;
  /** Those of an account, the most recently used first. */
  list(accountId: string): Promise<ListedSession[]>;
  /** Ends a session of `list` that belongs to this account. @returns whether it existed */
  endListed(accountId: string, id: string): Promise<boolean>;
  /** Ends all sessions of an account except this one. @returns how many */
  endOthers(accountId: string, id: string): Promise<number>;
  /** Removes expired sessions. */
  sweep(): Promise<void>;
}

export interface SessionOptions {
  db: Database;
  clock: () => number;
  random: (bytes: number) => Buffer;
  /** The site whose accounts they are. */
  siteId: () => Promise<string>;
}

const hour = 3_600_000;
/** Without "remember me" the browser drops the cookie at its end; the server ends the session after half a day. */
const shortLifetime = 12 * hour;
export const rememberedLifetime = 30 * 24 * hour;
/** A stolen token is valid for an hour. */
const rotateAfter = hour;
/**
 * A browser keeps using the old token until the new cookie has arrived: for pending calls, and where the answer with
 * the cookie was lost, until the connection is back.
 */
const replacedGrace = 10 * 60_000;
/** Simultaneous calls do not each get a new token; a later call has lost its answer. */
const answerLostAfter = 5000;

/** Characters; a browser's name is shorter. */
const maxUserAgentLength = 300;

const hash = (token: string) => createHash('sha256').update(token).digest('base64url');

/** The id that all tokens of a session share, hashed again: a list shows it. */
const idOf = ({ xsrfHash }: Pick<typeof sessions.$inferSelect, 'xsrfHash'>) =>
  hash(xsrfHash).slice(0, 22);

export function createSessions({ db, clock, random, siteId }: SessionOptions): Sessions {
  const newToken = () => random(32).toString('base64url');

  return {
    async start(accountId, { rememberMe, userAgent = '' }) {
      const [token, xsrfToken] = [newToken(), newToken()];
      const now = clock();
      await db.insert(sessions).values({
        tokenHash: hash(token),
        accountId,
        xsrfHash: hash(xsrfToken),
        rememberMe,
        createdAt: new Date(now),
        startedAt: new Date(now),
        userAgent: userAgent.slice(0, maxUserAgentLength),
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
            // A token of one site is not valid on another.
            eq(accounts.siteId, await siteId()),
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
        id: idOf(session),
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
      // Replaced tokens end with it: the id that they share belongs to the session alone.
      await db.delete(sessions).where(inArray(sessions.xsrfHash, ended));
    },

    async list(accountId) {
      const now = new Date(clock());
      const rows = await db
        .select()
        .from(sessions)
        .where(
          and(
            eq(sessions.accountId, accountId),
            gt(sessions.expiresAt, now),
            isNull(sessions.replacedAt),
          ),
        )
        .orderBy(desc(sessions.createdAt));
      return rows.map((row) => ({
        id: idOf(row),
        userAgent: row.userAgent,
        startedAt: row.startedAt,
        seenAt: row.createdAt,
      }));
    },

    endListed: async (accountId, id) => (await endWhere(accountId, (row) => idOf(row) === id)) > 0,
    endOthers: (accountId, id) => endWhere(accountId, (row) => idOf(row) !== id),

    async sweep() {
      const now = new Date(clock());
      await db
        .delete(sessions)
        .where(or(lt(sessions.expiresAt, now), lt(sessions.replacedAt, now)));
    },
  };

  /** With the replaced tokens: they share the session's id. */
  async function endWhere(
    accountId: string,
    isMeant: (row: Pick<typeof sessions.$inferSelect, 'xsrfHash'>) => boolean,
  ): Promise<number> {
    const rows = await db
      .selectDistinct({ xsrfHash: sessions.xsrfHash })
      .from(sessions)
      .where(eq(sessions.accountId, accountId));
    const meant = rows.filter(isMeant).map(({ xsrfHash }) => xsrfHash);
    if (meant.length > 0) await db.delete(sessions).where(inArray(sessions.xsrfHash, meant));
    return meant.length;
  }

  /** Only one of several calls at the same moment makes the new token. */
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
