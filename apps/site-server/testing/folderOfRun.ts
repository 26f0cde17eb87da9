import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** A folder for files that the workers create once and use until the run ends. */
    folderOfRun: string;
  }
}

/** A worker does not know which file is its last, so its files are removed with the run. */
export default function folderOfRun(project: TestProject) {
  const folder = mkdtempSync(path.join(tmpdir(), 'plinth-run-'));
  project.provide('folderOfRun', folder);
  return () => rmSync(folder, { recursive: true, force: true });
}
