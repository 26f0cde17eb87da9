import { readFileSync } from 'node:fs';

/**
 * When a process started, in a form that only serves comparison; `undefined` where the system does not report it.
 * Process ids are reused (in a container the same one at every start), so an id alone does not name a process.
 */
export function processStart(pid: number): string | undefined {
  try {
    const line = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // Field 22 is the start time; the second field, the name, may itself hold spaces and brackets.
    return line.slice(line.lastIndexOf(')') + 2).split(' ')[19];
  } catch {
    return undefined;
  }
}
