import { freePort } from '@plinth/tooling/free-port';
import { createBrowser, testOrigin, type TestBrowser } from '../testing/createBrowser';
import { createPostgresDatabase } from '../testing/postgresDatabase';
import { startServerProcess, type ServerProcess } from '../testing/serverProcess';

const ownerPassword = 'only for the cluster';
export const owner = {
  email: 'owner@marlowclay.example',
  password: ownerPassword,
  rememberMe: false,
};

export interface Member {
  /** Stays the same over restarts. */
  readonly address: string;
  /** @returns the exit code, or the signal that ended it */
  stop(signal?: 'SIGTERM' | 'SIGKILL'): Promise<number | string | null>;
  start(): Promise<void>;
  /** Everything that it has printed since it was started. */
  output(): string;
}

export interface Cluster {
  members: Member[];
  databaseUrl: string;
  close(): Promise<void>;
}

export interface ClusterOptions {
  /** The number of servers. */
  size: number;
  /** @default an empty database of the run's PostgreSQL, which only tests have */
  databaseUrl?: string;
  /** Milliseconds for which a server that stops still takes requests. */
  drain?: number;
  /** More of the environment of each server. @default nothing */
  env?: Record<string, string>;
}

/** Several server processes behind one database. */
export async function openCluster({
  size,
  databaseUrl: given,
  drain = 0,
  env = {},
}: ClusterOptions): Promise<Cluster> {
  const databaseUrl = given ?? (await createPostgresDatabase());
  const members = await Promise.all(
    Array.from({ length: size }, () => startMember({ databaseUrl, drain, env })),
  );
  return {
    members,
    databaseUrl,
    async close() {
      await Promise.all(members.map((member) => member.stop()));
    },
  };
}

async function startMember({
  databaseUrl,
  drain,
  env: more,
}: {
  databaseUrl: string;
  drain: number;
  env: Record<string, string>;
}): Promise<Member> {
  const env = {
    PORT: String(await freePort()),
    DATABASE_URL: databaseUrl,
    PLINTH_TRUST_PROXY: '1',
    PLINTH_DRAIN: String(drain),
    PLINTH_OWNER_PASSWORD: ownerPassword,
    ...more,
  };
  let running: ServerProcess | undefined;
  const member: Member = {
    address: `http://127.0.0.1:${env.PORT}`,
    async start() {
      running = await startServerProcess(env, 'cluster/server.ts');
    },
    async stop(signal = 'SIGTERM') {
      const ended = await running?.end(signal);
      running = undefined;
      return ended ?? null;
    },
    output: () => running?.output() ?? '',
  };
  await member.start();
  return member;
}

let visitors = 0;

/** A browser whose requests a load balancer sends to the result of `to`, which is called each time. */
export function createVisitor(to: () => string, address?: string): TestBrowser {
  visitors += 1;
  const from = address ?? `10.1.${Math.floor(visitors / 250)}.${1 + (visitors % 250)}`;
  return createBrowser({
    request(url, init) {
      const { pathname, search } = new URL(url);
      const headers = new Headers(init?.headers);
      headers.set('x-forwarded-for', from);
      headers.set('x-forwarded-host', new URL(testOrigin).host);
      return fetch(to() + pathname + search, { ...init, headers, redirect: 'manual' });
    },
  });
}
