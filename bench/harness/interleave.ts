import { median, spread, type Spread } from './statistics';

/** The cost of one execution, in milliseconds. */
export interface Sample {
  wall: number;
  cpu: number;
}

export type Candidate = { name: string } & (
  | {
      /** Timed in this process, in batches long enough to measure. Return something: unused work is optimised away. */
      run: () => unknown;
    }
  | {
      /** Returns its own measurement, for example from a page (`measureInPage`). One execution per round. */
      sample: () => Promise<Sample>;
    }
);

export interface InterleaveOptions {
  /** Measured rounds; in each round every candidate runs once. @default 30 */
  rounds?: number;
  /** Rounds before the measured ones. @default 3 */
  warmup?: number;
  /** Milliseconds that one batch of a `run` candidate should last. @default 8 */
  batch?: number;
}

/** Milliseconds on one clock, with the value of the other clock. */
export interface Timing extends Spread {
  beside: { unit: string; value: number };
}

export interface Measured {
  wall: Timing;
  cpu: Timing;
  samples: Sample[];
}

export interface Interleaved {
  /** Milliseconds per execution. */
  of(name: string): Measured;
  /**
   * Median over the rounds of `name / other`: both ran a moment apart, so changes of the machine's speed cancel out.
   */
  ratio(name: string, other: string, by?: 'wall' | 'cpu'): number;
  /** All timings by name, without `except`: the `peers` of a row. */
  timings(by?: 'wall' | 'cpu', except?: string): Record<string, Timing>;
  /** The same, medians only. */
  medians(by?: 'wall' | 'cpu', except?: string): Record<string, number>;
}

/** Holds each result for a moment, so that no compiler drops the work as unused. */
const kept: { result?: unknown } = {};

/**
 * Runs candidates alternately, A B C B C A C A B: an idle minute of the machine favours no candidate, and no candidate
 * always runs after the one that leaves the most garbage.
 */
export async function interleave(
  candidates: Candidate[],
  { rounds = 30, warmup = 3, batch = 8 }: InterleaveOptions = {},
): Promise<Interleaved> {
  const measures = new Map<string, () => Promise<Sample>>();
  for (const candidate of candidates) {
    if (measures.has(candidate.name))
      throw new TypeError(`Two candidates are called "${candidate.name}".`);
    measures.set(
      candidate.name,
      'sample' in candidate ? candidate.sample : await timed(candidate.run, batch),
    );
  }

  const names = [...measures.keys()];
  const samples = new Map<string, Sample[]>(names.map((name) => [name, []]));
  for (let round = -warmup; round < rounds; round += 1) {
    const first = (round + warmup) % names.length;
    for (const name of [...names.slice(first), ...names.slice(0, first)]) {
      const sample = await measures.get(name)!();
      if (round >= 0) samples.get(name)!.push(sample);
    }
  }

  const samplesOf = (name: string): Sample[] => {
    const found = samples.get(name);
    if (!found) throw new TypeError(`No candidate is called "${name}": ${names.join(', ')}.`);
    return found;
  };
  const of = (name: string): Measured => {
    const own = samplesOf(name);
    const wall = spread(own.map((sample) => sample.wall));
    const cpu = spread(own.map((sample) => sample.cpu));
    return {
      wall: { ...wall, beside: { unit: 'ms CPU', value: cpu.median } },
      cpu: { ...cpu, beside: { unit: 'ms', value: wall.median } },
      samples: own,
    };
  };
  return {
    of,
    timings: (by = 'wall', except) =>
      Object.fromEntries(
        names.filter((name) => name !== except).map((name) => [name, of(name)[by]]),
      ),
    ratio: (name, other, by = 'wall') => {
      const others = samplesOf(other);
      return median(samplesOf(name).map((sample, round) => sample[by] / others[round]![by]));
    },
    medians: (by = 'wall', except) =>
      Object.fromEntries(
        names
          .filter((name) => name !== except)
          .map((name) => [name, median(samplesOf(name).map((sample) => sample[by]))]),
      ),
  };
}

/** Finds how many executions fill a batch, then times batches. */
async function timed(run: () => unknown, batch: number): Promise<() => Promise<Sample>> {
  const once = async (times: number): Promise<Sample> => {
    const cpuBefore = process.cpuUsage();
    const before = performance.now();
    for (let index = 0; index < times; index += 1) {
      const result = run();
      kept.result = result instanceof Promise ? await result : result;
    }
    const wall = performance.now() - before;
    const used = process.cpuUsage(cpuBefore);
    return { wall: wall / times, cpu: (used.user + used.system) / 1000 / times };
  };
  let times = 1;
  // The first executions run uncompiled, so the estimate is taken again until it is stable.
  for (let tries = 0; tries < 12; tries += 1) {
    const { wall } = await once(times);
    const wanted = Math.max(1, Math.ceil(batch / Math.max(wall, 1e-6)));
    const settled = wanted <= times * 1.5 && wanted >= times / 1.5;
    times = Math.min(wanted, times * 50);
    if (settled) break;
  }
  return () => once(times);
}
