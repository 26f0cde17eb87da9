import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inject } from 'vitest';
import { openDatabase } from '../src/database/openDatabase';

let original: Promise<string> | undefined;

/**
 * Makes a data folder with an embedded database that has the schema and no row. The first one of a worker costs three
 * seconds of processor time, each further one is a copy.
 */
export async function makeMigratedFolder(): Promise<string> {
  original ??= makeOriginal();
  const folder = mkdtempSync(path.join(tmpdir(), 'plinth-data-'));
  cpSync(await original, folder, { recursive: true });
  return folder;
}

async function makeOriginal(): Promise<string> {
  const dataFolder = mkdtempSync(path.join(inject('folderOfRun'), 'data-'));
  const database = await openDatabase({ dataFolder });
  await database.migrate();
  await database.close();
  return dataFolder;
}
