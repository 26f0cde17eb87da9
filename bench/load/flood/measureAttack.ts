import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { processCpu } from '../../harness';
import type { LoadServer } from '../startServer';
import { residentBytes, type AttackParts, type AttackResult } from './attacks';
import type { Visited } from './honestVisitor';

export interface Measured extends AttackResult {
  name: string;
  /** Bytes by which the data folder grew. */
  stored: number;
  /** Milliseconds of processor time of the server meanwhile. */
  cpu: number;
  /** Bytes of memory before the attack, and the maximum during it. */
  memory: { before: number; max: number };
  /** Milliseconds of the honest visitor's pages. */
  pages: { count: number; failed: number; p50: number; slowest: number };
}

const visitorFile = path.join(import.meta.dirname, 'honestVisitor.ts');

async function stopVisitor(visitor: ChildProcess): Promise<Measured['pages']> {
  const reported = once(visitor, 'message') as Promise<[Visited]>;
  visitor.send('stop');
  const [{ times, failed }] = await reported;
  times.sort((one, other) => one - other);
  const [p50, slowest] = [times[times.length >> 1], times.at(-1)];
  return { count: times.length, failed, p50: p50 ?? NaN, slowest: slowest ?? NaN };
}

/** Attacks the server, and watches its memory, its files and an honest visitor's pages meanwhile. */
export async function measureAttack(
  name: string,
  attack: (parts: AttackParts) => Promise<AttackResult>,
  parts: AttackParts,
): Promise<Measured> {
  const { server } = parts;
  const visitor = fork(visitorFile, [server.origin]);
  const before = residentBytes(server.pid);
  const sizeBefore = folderSize(server);
  const cpuBefore = processCpu(server.pid);
  let max = before;
  const watch = setInterval(() => (max = Math.max(max, residentBytes(server.pid))), 100);
  try {
    const result = await attack(parts);
    const cpu = processCpu(server.pid) - cpuBefore;
    const pages = await stopVisitor(visitor);
    const stored = folderSize(server) - sizeBefore;
    return { name, ...result, cpu, stored, memory: { before, max }, pages };
  } finally {
    clearInterval(watch);
    visitor.kill();
  }
}

const folderSize = ({ dataFolder }: LoadServer): number =>
  readdirSync(dataFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + sizeOf(path.join(parentPath, name)), 0);

function sizeOf(file: string): number {
  try {
    return statSync(file).size;
  } catch {
    // Deleted meanwhile.
    return 0;
  }
}
