import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import { inject } from 'vitest';
import { migrationsBefore } from './migrationsBefore';

/** Migrates a database to the schema before a migration. */
export async function migrateUpTo(pool: pg.Pool, migration: string): Promise<void> {
  const migrationsFolder = migrationsBefore(migration, inject('folderOfRun'));
  await migrate(drizzle(pool), { migrationsFolder });
}
