import { readdirSync, readFileSync } from 'node:fs';

/** Milliseconds of a tick of the kernel's clock. */
const tick = 10;

interface ProcessTimes {
  parent: number;
  own: number;
  /** The same of children that have ended. */
  ended: number;
}

function timesOf(pid: string | number): ProcessTimes | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name of the program, in brackets, may hold spaces.
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [parent, user, system, endedUser, endedSystem] = [1, 11, 12, 13, 14].map(
      (at) => fields[at] ?? 0,
    ) as [number, number, number, number, number];
    return { parent, own: (user + system) * tick, ended: (endedUser + endedSystem) * tick };
  } catch {
    // It has ended meanwhile.
    return undefined;
  }
}

/** Milliseconds of processor that processes and their direct children have used: a busy machine changes them little. */
export function processorTime(...pids: readonly number[]): number {
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  let sum = 0;
  for (const pid of all) {
    const times = timesOf(pid);
    if (!times) continue;
    if (pids.includes(Number(pid))) sum += times.own + times.ended;
    else if (pids.includes(times.parent)) sum += times.own;
  }
  return sum;
}
