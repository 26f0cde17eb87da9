import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { freePort } from '@plinth/tooling/free-port';
import { findPostgres, startPostgres, type PostgresServer } from '@plinth/tooling/postgres';
import { untilAnswers } from '@plinth/tooling/until-answers';
import pg from 'pg';
import { openStoppedDatabase, baselineCompiler } from '../support/stoppedDatabase';

export type DatabaseKind = 'embedded' | 'postgres';

/** The real server on the real database, and the switches by which both go wrong. */
export interface ChaosServer {
  readonly origin: string;
  readonly kind: DatabaseKind;
  start(): Promise<void>;
  stop(signal: 'SIGKILL' | 'SIGTERM'): Promise<void>;
  /** A full disk: for the embedded database's files, or as PostgreSQL reports it. */
  fillDisk(isFull: boolean): Promise<void>;
  /** PostgreSQL alone: a transaction locks the tables. @returns unlocks them */
  lockTables(): Promise<() => Promise<void>>;
  /** PostgreSQL alone: the database itself crashes and recovers. */
  crashDatabase(): void;
  /** Milliseconds by which the server's clock is wrong. */
  jumpClock(shift: number): Promise<void>;
  /** Nothing runs in the server for so many milliseconds. */
  stall(milliseconds: number): Promise<void>;
  /** Reads the database of the stopped server, which does not start again. */
  rows<Row>(query: string): Promise<Row[]>;
  /** The errors that it logged. */
  errors(): string[];
  remove(): Promise<void>;
}

const serverFolder = path.resolve(import.meta.dirname, '../../apps/site-server');
const faultyMachine = path.join(import.meta.dirname, 'faultyMachine.js');
/** The tables that a visitor writes to. */
const written = [
  'form_submissions',
  'carts',
  'cart_lines',
  'cart_changes',
  'orders',
  'census_hits',
];

export async function startChaosServer(kind: DatabaseKind): Promise<ChaosServer> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const data = mkdtempSync(path.join(tmpdir(), 'plinth-chaos-'));
  const postgres =
    kind === 'postgres' ? await startPostgres(findPostgres()!, { isDurable: true }) : undefined;
  const errors: string[] = [];
  let running: ChildProcess | undefined;
  let stopped: PGlite | undefined;

  async function start(): Promise<void> {
    running = spawn(
      process.execPath,
      [baselineCompiler, '--import', faultyMachine, 'dist/main.js'],
      {
        cwd: serverFolder,
        env: {
          ...process.env,
          PORT: String(port),
          PLINTH_DATA: data,
          DATABASE_URL: postgres?.url ?? '',
          // Each visitor has an address of their own, so that the limits are the real ones.
          PLINTH_TRUST_PROXY: '1',
          PLINTH_LOG: 'error',
          PLINTH_OWNER_PASSWORD: 'chaos in the kiln',
        },
        stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      },
    );
    for (const stream of [running.stdout, running.stderr]) {
      stream!.on('data', (chunk: Buffer) => errors.push(...linesOf(chunk)));
    }
    await untilAnswers(running, `${origin}/healthz`).catch((error: unknown) => {
      throw new Error(`The server did not start:\n${errors.slice(-5).join('\n')}`, {
        cause: error,
      });
    });
  }

  async function stop(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const child = running;
    running = undefined;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    // A stop in order has its own time limits; a server that exceeds them all hangs.
    const hangs = setTimeout(() => {
      errors.push('The server did not end within 30 seconds of SIGTERM.');
      child.kill('SIGKILL');
    }, 30_000);
    await ended;
    clearTimeout(hangs);
  }

  /** Sends a fault to the server. A stopped server does not receive it, and starts again without the fault. */
  async function tell(fault: object): Promise<void> {
    const child = running;
    if (!child?.connected) return;
    const acknowledged = Promise.race([once(child, 'message'), once(child, 'exit')]);
    child.send(fault);
    await acknowledged;
  }

  async function ask(query: string): Promise<void> {
    const client = await connect(postgres);
    try {
      await client.query(query);
    } finally {
      await client.end();
    }
  }

  await start();
  return {
    origin,
    kind,
    start,
    stop,
    async fillDisk(isFull) {
      if (!postgres) return tell({ disk: isFull ? 'full' : 'free' });
      await ask(isFull ? refuseWrites : acceptWrites);
    },
    async lockTables() {
      const client = await connect(postgres);
      await client.query('begin');
      await client.query(`lock table ${written.join(', ')} in access exclusive mode`);
      return async () => {
        await client.query('rollback').catch(() => undefined);
        await client.end().catch(() => undefined);
      };
    },
    crashDatabase: () => postgres?.crashAndRestart(),
    jumpClock: (shift) => tell({ clock: shift }),
    stall: (milliseconds) => tell({ stall: milliseconds }),
    async rows<Row>(query: string) {
      await stop('SIGTERM');
      if (postgres) {
        const client = await connect(postgres);
        try {
          return (await client.query(query)).rows as Row[];
        } finally {
          await client.end();
        }
      }
      stopped ??= await openStoppedDatabase(data);
      return (await stopped.query<Row>(query)).rows;
    },
    errors: () =>
      errors.filter((line) => line.includes('"level":"error"') || !line.startsWith('{')),
    async remove() {
      await stop('SIGKILL');
      await stopped?.close();
      postgres?.stop();
      rmSync(data, { recursive: true, force: true });
    },
  };
}

async function connect(postgres: PostgresServer | undefined): Promise<pg.Client> {
  if (!postgres) throw new Error('Only a PostgreSQL of its own can be queried from outside.');
  const client = new pg.Client({ connectionString: postgres.url });
  // The database may crash during the query.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

const linesOf = (chunk: Buffer) =>
  chunk
    .toString()
    .split('\n')
    .filter((line) => line !== '' && !/^(?:Plinth is|Sign in) at /.test(line));

/** The answer of PostgreSQL when a table cannot grow: SQLSTATE 53100. */
const refuseWrites = `
  create or replace function no_room() returns trigger language plpgsql as $$
  begin
    raise exception 'could not extend file: No space left on device' using errcode = '53100';
  end $$;
  ${written.map((table) => `create or replace trigger no_room before insert on ${table} for each row execute function no_room();`).join('\n')}`;
const acceptWrites = written
  .map((table) => `drop trigger if exists no_room on ${table};`)
  .join('\n');
