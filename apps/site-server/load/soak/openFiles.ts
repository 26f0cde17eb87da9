import { readdirSync, readlinkSync } from 'node:fs';
import { sep } from 'node:path';

/** Open file descriptors by their kind: `socket`, `pipe`, `database` (files of the embedded one) or a file's path. */
export type OpenFiles = Record<string, number>;

/** Reads the open files of a process from Linux. @param databaseFolder whose files count as one */
export function readOpenFiles(pid: number, databaseFolder: string): OpenFiles {
  const open: OpenFiles = {};
  for (const descriptor of readdirSync(`/proc/${pid}/fd`)) {
    const target = targetOf(`/proc/${pid}/fd/${descriptor}`);
    if (target === undefined) continue;
    const kind = target.startsWith(databaseFolder + sep)
      ? 'database'
      : target.replace(/:\[\d+\]$/, '');
    open[kind] = (open[kind] ?? 0) + 1;
  }
  return open;
}

/** Closed again since its folder was read: `undefined`. */
function targetOf(link: string): string | undefined {
  try {
    return readlinkSync(link);
  } catch {
    return undefined;
  }
}

/**
 * Names the descriptors that are open at the end and were not at the beginning. The embedded database keeps the files
 * of tables that it has used, as PostgreSQL does: they are no leak while there are not more of them than tables and
 * indexes.
 */
export function filesLeftOpen(before: OpenFiles, after: OpenFiles): string[] {
  return Object.entries(after).flatMap(([kind, count]) => {
    const more = count - (before[kind] ?? 0);
    return more > 0 && kind !== 'database' ? [`${more} × ${kind}`] : [];
  });
}
