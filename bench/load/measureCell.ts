import { readFileSync } from 'node:fs';
import { createSender } from './sender';
import { countHits, visitPages, writeMails, type Tally, type VisitKind } from './visits';

export interface Cell {
  database: string;
  kind: VisitKind;
  /** Visitors at the same time. */
  concurrent: number;
  /** Answers per second, without errors. */
  perSecond: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  /** Answers other than 200, and connections that failed. */
  errors: number;
  /**
   * Milliseconds of the server's CPU for each; a submission is two requests. `null` where the system does not report
   * it.
   */
  cpu: number | null;
}

export interface CellParts {
  origin: string;
  pid: number;
  database: string;
  kind: VisitKind;
  concurrent: number;
  seconds: number;
  tally: Tally;
}

/** Visitors without pauses: each sends the next request as soon as it has its answer. */
export async function measureCell(parts: CellParts): Promise<Cell> {
  const { origin, pid, database, kind, concurrent, seconds, tally } = parts;
  const sender = createSender(origin, { connections: concurrent });
  const cell = `${database} ${kind} ${concurrent}`;
  const given = { sender, origin, tally, cell };
  const visit =
    kind === 'pages'
      ? visitPages(given)
      : kind === 'census'
        ? countHits(given)
        : await writeMails(given);
  const times: number[] = [];
  let errors = 0;
  const begin = performance.now();
  const measuredFrom = begin + Math.min(1000, seconds * 200);
  const end = begin + seconds * 1000;
  let cpuBefore: number | undefined;
  const lanes = Array.from({ length: concurrent }, async () => {
    while (performance.now() < end) {
      const { status, milliseconds } = await visit();
      if (status !== 200) errors += 1;
      else if (performance.now() > measuredFrom) {
        cpuBefore ??= cpuTime(pid);
        times.push(milliseconds);
      }
    }
  });
  await Promise.all(lanes);
  const elapsed = (performance.now() - measuredFrom) / 1000;
  const cpuAfter = cpuTime(pid);
  sender.close();
  times.sort((one, other) => one - other);
  const at = (share: number) => round(times[Math.floor(times.length * share)] ?? NaN);
  return {
    database,
    kind,
    concurrent,
    errors,
    perSecond: Math.round(times.length / elapsed),
    p50: at(0.5),
    p99: at(0.99),
    cpu:
      cpuBefore === undefined || cpuAfter === undefined
        ? null
        : round((cpuAfter - cpuBefore) / times.length),
  };
}

const round = (value: number) => Number(value.toPrecision(3));

/** Milliseconds of CPU that a process has used. */
function cpuTime(pid: number): number | undefined {
  try {
    const line = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
    // Fields 14 and 15, in hundredths of a second.
    return (Number(fields[11]) + Number(fields[12])) * 10;
  } catch {
    return undefined;
  }
}
