import { openDatabase } from '../src/database/openDatabase';
import { createAccount } from '../src/seed/createAccount';
import { add, newKey } from '../testing/openShop';
import type { TestBrowser } from '../testing/createBrowser';
import { clusterPasswords, clusterSite, lockedText, memberText } from './clusterSite';
import { createVisitor } from './openCluster';

const kinds = ['stranger', 'cart', 'member', 'owner', 'unlocked'] as const;
type VisitorKind = (typeof kinds)[number];

interface Visitor {
  kind: VisitorKind;
  /** Empty for a stranger. */
  cookie: string;
  /** The address of the visitor's account, if any. */
  email: string;
}

interface Seen {
  visitor: Visitor;
  path: string;
  status: number;
  /** As nginx says it: `HIT`, `MISS`, `BYPASS`. */
  cache: string;
  /** Head and body. */
  text: string;
  setCookies: readonly string[];
}

export interface MixedVisitorsOptions {
  /** Addresses of the servers: visitors sign in, fill carts and unlock there. */
  servers: readonly string[];
  /** The address of the cache, at which they look at pages. */
  cache: string;
  databaseUrl: string;
  /** A fifth of them are of each kind. */
  count: number;
  /** Visitors at the same time. @default 20 */
  atOnce?: number;
}

export interface MixedVisitorsResult {
  pages: number;
  /** Answers by the cache's status, such as `{ HIT: 300 }`. */
  cache: Record<string, number>;
  /** A description of each case in which a visitor got another visitor's data. */
  leaks: string[];
}

/** The number of an administrator ([MOD-3]). */
const admin = 1;
const accountPassword = 'clay and water';
const paths = ['/', '/contact', '/jar', '/shelf', '/members', '/trade'];

/** Sends visitors of each kind through the cache, mixed, and looks for anything of one of them in another's pages. */
export async function sendMixedVisitors({
  servers,
  cache,
  databaseUrl,
  count,
  atOnce = 20,
}: MixedVisitorsOptions): Promise<MixedVisitorsResult> {
  await addAccounts(databaseUrl, count);
  const visitors: Visitor[] = [];
  for (let index = 0; index < count; index += 1) {
    const kind = kinds[index % kinds.length]!;
    visitors.push({
      kind,
      cookie: await prepare(kind, index, servers[index % servers.length]!),
      email: emailOf(index),
    });
  }
  const seen: Seen[] = [];
  // Everybody looks at every page, and neighbours are of different kinds.
  const waiting = paths.flatMap((path) => visitors.map((visitor) => ({ path, visitor })));
  waiting.push(
    ...visitors
      .filter(({ kind }) => kind === 'cart' || kind === 'owner')
      .map((visitor) => ({ path: visitor.kind === 'cart' ? '/cart' : '/config/pages', visitor })),
  );
  const look = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift())
      seen.push(await lookAt(cache, next.visitor, next.path));
  };
  await Promise.all(Array.from({ length: atOnce }, look));
  const counts: Record<string, number> = {};
  for (const { cache: said } of seen) counts[said] = (counts[said] ?? 0) + 1;
  return {
    pages: seen.length,
    cache: counts,
    leaks: [...wrongContents(seen), ...sharedSecrets(seen)],
  };
}

/** Each member and each owner has an account of their own: an account allows only a hundred unknown browsers. */
async function addAccounts(databaseUrl: string, count: number): Promise<void> {
  const database = await openDatabase({ url: databaseUrl });
  for (let index = 0; index < count; index += 1) {
    const kind = kinds[index % kinds.length];
    if (kind === 'member' || kind === 'owner')
      await createAccount(database.db, {
        siteId: clusterSite.id,
        email: emailOf(index),
        displayName: `Account ${index}`,
        password: accountPassword,
        roles: kind === 'owner' ? [admin] : [],
        // A cheap hash: a thousand sign-ins are not the subject of this test.
        cost: { n: 2, r: 1, p: 1 },
      });
  }
  await database.close();
}

const anyEmail = /account-\d+@example\.test/;
const emailOf = (index: number) => `account-${index}@example.test`;

/** @returns the visitor's cookies as a header */
async function prepare(kind: VisitorKind, index: number, server: string): Promise<string> {
  if (kind === 'stranger') return '';
  const browser = createVisitor(() => server);
  await browser.get('/cart');
  await become(kind, index, browser);
  return [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
}

async function become(kind: VisitorKind, index: number, browser: TestBrowser): Promise<void> {
  if (kind === 'cart') await add(browser, { quantity: 1 }, newKey());
  if (kind === 'member' || kind === 'owner') {
    const account = { email: emailOf(index), password: accountPassword, rememberMe: false };
    expectStatus(200, (await browser.call('memberLogin', account)).status);
  }
  if (kind === 'unlocked') {
    const crumb = browser.cookies.get('crumb') ?? '';
    const fields = { crumb, password: clusterPasswords.trade, returnTo: '/trade' };
    expectStatus(303, (await browser.postForm('/unlock', fields)).status);
  }
}

function expectStatus(wanted: number, status: number): void {
  if (status !== wanted) throw new Error(`A visitor was answered ${status} instead of ${wanted}.`);
}

async function lookAt(cache: string, visitor: Visitor, path: string): Promise<Seen> {
  const answer = await fetch(new URL(path, cache), {
    redirect: 'manual',
    headers: visitor.cookie ? { cookie: visitor.cookie } : {},
  });
  const head = [...answer.headers].map(([name, value]) => `${name}: ${value}`).join('\n');
  return {
    visitor,
    path,
    status: answer.status,
    cache: answer.headers.get('x-cache') ?? 'none',
    text: `${head}\n\n${await answer.text()}`,
    setCookies: answer.headers.getSetCookie(),
  };
}

/** Pages that a visitor should not have seen, or seen from a cache. */
function wrongContents(seen: readonly Seen[]): string[] {
  return seen.flatMap(
    ({ visitor: { kind, cookie, email }, path, status, cache, text, setCookies }) => {
      const where = `${kind} at ${path} (${cache}, ${status})`;
      const wrong = (isWrong: boolean, problem: string) =>
        isWrong ? [`${where}: ${problem}`] : [];
      const isMember = kind === 'member' || kind === 'owner';
      return [
        ...wrong(
          text.includes(memberText) !== (isMember && path === '/members'),
          'words of members',
        ),
        // The owner has no password to send.
        ...wrong(
          kind !== 'owner' &&
            text.includes(lockedText) !== (kind === 'unlocked' && path === '/trade'),
          'words behind a password',
        ),
        ...wrong(
          anyEmail.exec(text.replaceAll(email, '')) !== null,
          'the address of another account',
        ),
        ...wrong(
          cookie !== '' && cache !== 'BYPASS',
          'a visitor with cookies got a page of the cache',
        ),
        ...wrong(cache === 'HIT' && setCookies.length > 0, 'a cookie out of the cache'),
        ...wrong(
          cache === 'HIT' && /'nonce-|name="crumb" value="[^"]/.test(text),
          'a nonce or a crumb out of the cache',
        ),
        ...wrong(path === '/cart' && !/quantity/i.test(text), 'a cart without its piece'),
        ...wrong(status >= 500, 'no page'),
      ];
    },
  );
}

/** Everything in an answer that is made for one visitor alone. */
function secretsIn({ visitor, text, setCookies }: Seen): string[] {
  const cookies = [visitor.cookie, ...setCookies.map((line) => line.split(';')[0]!)].join('; ');
  return [
    ...[...cookies.matchAll(/=([^;]+)/g)].map(([, value]) => value!),
    ...[...text.matchAll(/'nonce-([^']+)'/g)].map(([, value]) => value!),
    ...[...text.matchAll(/name="(?:crumb|key)" value="([^"]+)"/g)].map(([, value]) => value!),
  ].filter((value) => value.length >= 20);
}

/** Secrets of one visitor in the answer to another. */
function sharedSecrets(seen: readonly Seen[]): string[] {
  const owners = new Map<string, Visitor>();
  const leaks: string[] = [];
  for (const one of seen)
    for (const secret of secretsIn(one)) {
      const known = owners.get(secret) ?? one.visitor;
      owners.set(secret, known);
      if (known !== one.visitor)
        leaks.push(`${one.path}: a secret of a ${known.kind} was made for a ${one.visitor.kind}`);
    }
  for (const { visitor, path, text } of seen)
    for (const [word] of text.matchAll(/[\w.+/=%~-]{20,}/g)) {
      const known = owners.get(word);
      if (known && known !== visitor)
        leaks.push(`${path}: a secret of a ${known.kind} is in the page of a ${visitor.kind}`);
    }
  return leaks;
}
