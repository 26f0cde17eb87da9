import pg from 'pg';
import { inject } from 'vitest';

let made = 0;

/**
 * Creates an empty database on the PostgreSQL of the run, which deletes it with the run: a server of its own costs a
 * test two seconds of processor time, and is needed where the test stops it.
 * @returns its address
 */
export async function createPostgresDatabase(): Promise<string> {
  const server = inject('postgres');
  const name = `test_${process.pid}_${(made += 1)}`;
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return Object.assign(new URL(server), { pathname: name }).href;
}
