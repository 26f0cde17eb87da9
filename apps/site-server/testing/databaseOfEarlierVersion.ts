import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import { inject } from 'vitest';
import { packageFolder } from '../src/packageFolder';

interface Journal {
  entries: { tag: string }[];
}

/** Brings a database to the schema that stood before a migration. */
export async function migrateUpTo(pool: pg.Pool, migration: string): Promise<void> {
  const migrationsFolder = mkdtempSync(path.join(inject('folderOfRun'), 'migrations-'));
  cpSync(path.join(packageFolder, 'drizzle'), migrationsFolder, { recursive: true });
  const file = path.join(migrationsFolder, 'meta/_journal.json');
  const journal = JSON.parse(readFileSync(file, 'utf8')) as Journal;
  const at = journal.entries.findIndex(({ tag }) => tag.endsWith(migration));
  if (at < 0) throw new Error(`There is no migration ${migration}.`);
  writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, at) }));
  await migrate(drizzle(pool), { migrationsFolder });
}
