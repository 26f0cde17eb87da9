import type { DatabaseKind } from './chaosServer';
import { seededRandom, type SeededRandom } from './seededRandom';

export type Act = 'write' | 'add' | 'change' | 'remove' | 'buy' | 'decide' | 'browse' | 'race';

export interface VisitorPlan {
  name: string;
  consent: 'accept' | 'decline' | 'later';
  storage: 'works' | 'denied' | 'full';
  hasScript: boolean;
  /** Every page has a third-party script that never loads. */
  hasHangingScript: boolean;
  acts: Act[];
  /** Draws the random choices of the acts: which piece, whether to retry. */
  seed: number;
}

export type Fault =
  | { kind: 'kill' | 'restart' | 'disk-full' | 'lock' | 'database-crash' | 'stall' }
  | { kind: 'server-clock' | 'visitor-clock'; shift: number }
  | { kind: 'offline' | 'slow-3g'; visitor: number };

export type TimedFault = Fault & {
  /** Milliseconds after the visitors began. */
  at: number;
  /** Milliseconds. */
  lasts: number;
};

export interface Plan {
  seed: number;
  database: DatabaseKind;
  visitors: VisitorPlan[];
  faults: TimedFault[];
}

export interface PlanOptions {
  database: DatabaseKind;
  /** Milliseconds in which faults begin. */
  span: number;
  /** @default 3 */
  visitors?: number;
  /**
   * The maximum number of actions of each visitor, in addition to page views.
   * @default 5
   */
  acts?: number;
}

const hour = 3_600_000;

/** Everything that a seed determines: all but the durations on the machine. */
export function makePlan(
  seed: number,
  { database, span, visitors = 3, acts = 5 }: PlanOptions,
): Plan {
  const random = seededRandom(seed);
  return {
    seed,
    database,
    visitors: Array.from({ length: visitors }, (_, index) =>
      planVisitor(random, { index, seed, acts }),
    ),
    faults: planFaults(random, { database, span, visitors }),
  };
}

function planVisitor(
  random: SeededRandom,
  { index, seed, acts: max }: { index: number; seed: number; acts: number },
): VisitorPlan {
  const hasScript = random.chance(0.75);
  const storage = random.pick(['works', 'works', 'works', 'denied', 'full'] as const);
  const acts: Act[] = [random.pick(['decide', 'decide', 'browse'])];
  const first: Act[] = hasScript && random.chance(0.4) ? ['race'] : [random.pick(['write', 'add'])];
  acts.push(...first, 'add');
  for (let more = 4; more > 0; more -= 1)
    acts.push(random.pick(['write', 'write', 'add', 'change', 'remove', 'buy', 'buy', 'browse']));
  return {
    name: `s${seed}v${index}`,
    consent: random.pick(['accept', 'accept', 'decline', 'later']),
    storage,
    hasScript,
    acts: acts.slice(0, max + 1),
    hasHangingScript: random.chance(0.3),
    seed: random.whole(1, 1_000_000),
  };
}

function planFaults(
  random: SeededRandom,
  { database, span, visitors }: Required<Omit<PlanOptions, 'acts'>>,
): TimedFault[] {
  const ofServer: Fault['kind'][] =
    database === 'postgres'
      ? ['kill', 'restart', 'disk-full', 'lock', 'database-crash', 'server-clock']
      : ['kill', 'kill', 'restart', 'disk-full', 'stall', 'server-clock'];
  const faults: TimedFault[] = [];
  // The server's faults follow each other, so that it recovers in between; those of the visitors occur meanwhile.
  for (let at = random.whole(300, 1500); at < span; at += random.whole(1500, 4000)) {
    const kind = random.pick(ofServer);
    const lasts = random.whole(200, 1800);
    faults.push(
      kind === 'server-clock'
        ? { kind, shift: random.pick([-26, -2, 2, 26]) * hour, at, lasts }
        : ({ kind, at, lasts } as TimedFault),
    );
    at += lasts;
  }
  for (let at = random.whole(0, 1500); at < span; at += random.whole(800, 2500)) {
    const kind = random.pick(['offline', 'slow-3g', 'visitor-clock'] as const);
    const lasts = random.whole(300, 2500);
    faults.push(
      kind === 'visitor-clock'
        ? { kind, shift: random.pick([-26, 26]) * hour, at, lasts }
        : { kind, visitor: random.whole(0, visitors - 1), at, lasts },
    );
  }
  return faults.sort((one, other) => one.at - other.at);
}
