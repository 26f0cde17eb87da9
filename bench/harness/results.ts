import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { Row } from './suite';

export interface Results {
  machine: string;
  /** ISO date and time of the latest run. */
  date: string;
  /** When each area was measured last, and whether in a quick run. */
  areas: Record<string, { date: string; quick: boolean }>;
  rows: Row[];
}

export function readResults(file: string): Results {
  if (!existsSync(file)) return { machine: '', date: '', areas: {}, rows: [] };
  return JSON.parse(readFileSync(file, 'utf8')) as Results;
}

/** Replaces an area's old rows by its new ones; the other areas stay. */
export function mergeResults(
  old: Results,
  fresh: { machine: string; date: string; quick: boolean; rows: Row[] },
): Results {
  const measured = [...new Set(fresh.rows.map((row) => row.area))];
  const kept = old.rows.filter((row) => !measured.includes(row.area));
  const areas = { ...old.areas };
  for (const area of measured) areas[area] = { date: fresh.date, quick: fresh.quick };
  return {
    machine: fresh.machine,
    date: fresh.date,
    areas: Object.fromEntries(Object.entries(areas).sort(([a], [b]) => a.localeCompare(b))),
    rows: [...kept, ...fresh.rows].sort((a, b) => a.id.localeCompare(b.id)),
  };
}

/** Writes to a temporary file and renames it, so that a reader never sees half a file. */
export function writeResults(file: string, results: Results): void {
  writeFileSync(`${file}.new`, `${JSON.stringify(results, null, 2)}\n`);
  renameSync(`${file}.new`, file);
}
