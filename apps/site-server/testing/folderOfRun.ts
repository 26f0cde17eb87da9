import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** A folder for what the workers make once and use until the run ends. */
    folderOfRun: string;
  }
}

/** A worker cannot tell when it has run its last file, so that what it leaves is removed with the run. */
export default function folderOfRun(project: TestProject) {
  const folder = mkdtempSync(path.join(tmpdir(), 'plinth-run-'));
  project.provide('folderOfRun', folder);
  return () => rmSync(folder, { recursive: true, force: true });
}
