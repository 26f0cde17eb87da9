import { execFileSync } from 'node:child_process';

/**
 * Ends every process below this one, at once: a hanging process does not react to SIGTERM. Without `ps`, the processes
 * are left to the system.
 */
export function endDescendants(ancestor = process.pid) {
  for (const pid of descendantsOf(ancestor)) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It has ended already.
    }
  }
}

/** @param {number} ancestor @returns {number[]} */
function descendantsOf(ancestor) {
  let listed;
  try {
    listed = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' });
  } catch {
    return [];
  }
  const processes = listed
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
  const below = (/** @type {number} */ parent) =>
    processes.filter(([, of]) => of === parent).map(([pid]) => /** @type {number} */ (pid));
  const found = below(ancestor);
  // The list grows while it is walked through.
  for (const pid of found) found.push(...below(pid));
  return found;
}
