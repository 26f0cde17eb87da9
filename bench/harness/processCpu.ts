import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** Linux counts in ticks of 10 ms on every architecture that Node runs on. */
const tick = 10;

/** Milliseconds of processor time that another process has used so far, every thread of it. */
export function processCpu(pid: number): number {
  const file = `/proc/${pid}/stat`;
  if (existsSync(file)) {
    // The name in parentheses may hold spaces; user and system time are fields 14 and 15.
    const fields = readFileSync(file, 'utf8').split(') ').at(-1)!.split(' ');
    return (Number(fields[11]) + Number(fields[12])) * tick;
  }
  const text = execFileSync('ps', ['-o', 'cputime=', '-p', String(pid)], { encoding: 'utf8' });
  const [days, clock] = text.includes('-') ? text.trim().split('-') : ['0', text.trim()];
  const parts = clock!.split(':').map(Number);
  const seconds = parts.reduce((sum, part) => sum * 60 + part, 0);
  return (Number(days) * 86_400 + seconds) * 1000;
}
