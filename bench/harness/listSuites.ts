import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Suite } from './suite';

/** Areas and the file of each: `suites/<area>.ts`, or `suites/<area>/index.ts`. */
export function listSuites(folder: string): Map<string, string> {
  const suites = new Map<string, string>();
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const index = path.join(folder, entry.name, 'index.ts');
    if (entry.isDirectory() && existsSync(index)) suites.set(entry.name, index);
    else if (/^[a-z][\w-]*\.ts$/i.test(entry.name))
      suites.set(entry.name.replace(/\.ts$/, ''), path.join(folder, entry.name));
  }
  return new Map([...suites].sort(([a], [b]) => a.localeCompare(b)));
}

export async function loadSuite(area: string, file: string): Promise<Suite> {
  const loaded = (await import(pathToFileURL(file).href)) as { suite?: Suite };
  if (typeof loaded.suite?.run !== 'function')
    throw new TypeError(`${file} exports no \`suite\` with a run function.`);
  if (loaded.suite.area !== area)
    throw new TypeError(`${file} calls its area "${loaded.suite.area}"; its file says "${area}".`);
  return loaded.suite;
}
