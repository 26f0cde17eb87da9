import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { packageFolder } from '../src/packageFolder';

interface Journal {
  entries: { tag: string }[];
}

/** Creates a folder with the migrations before a given one, inside another folder. */
export function migrationsBefore(migration: string, inside: string): string {
  const folder = mkdtempSync(path.join(inside, 'migrations-'));
  cpSync(path.join(packageFolder, 'drizzle'), folder, { recursive: true });
  const file = path.join(folder, 'meta/_journal.json');
  const journal = JSON.parse(readFileSync(file, 'utf8')) as Journal;
  const at = journal.entries.findIndex(({ tag }) => tag.endsWith(migration));
  if (at < 0) throw new Error(`There is no migration ${migration}.`);
  writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, at) }));
  return folder;
}
