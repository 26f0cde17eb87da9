import type { Random } from './random';

/** One measured fact: ours, the peers' in the same run, and whether the target holds. */
export interface Row {
  /** `area/what-in-kebab-case`; unique. */
  id: string;
  area: string;
  what: string;
  unit: string;
  value: number;
  spread?: [low: number, high: number];
  beside?: PairedTime;
  peers: Peer[];
  /** `value` divided by the target's reference (or, without one, by the best peer); null without peers. */
  ratio: number | null;
  /** The target as text, such as `≤ 1.3 × native`; null when the row only informs. */
  target: string | null;
  holds: boolean | null;
}

export interface Peer {
  name: string;
  value: number;
  /** First and third quartile, where it was measured several times. */
  spread?: [low: number, high: number];
  beside?: PairedTime;
}

/** The other clock: wall time beside CPU time, CPU time beside wall time. */
export interface PairedTime {
  unit: string;
  value: number;
}

export interface Context {
  /** True for `--quick`: fewer rounds and smaller inputs, the same rows. */
  quick: boolean;
  /** Picks the number for this run: `context.scale(40, 8)` is 40, or 8 in a quick run. */
  scale(full: number, quick: number): number;
  /** A generator of its own for each seed; the same numbers in every run. */
  random(seed: number): Random;
  log(message: string): void;
}

export interface Suite {
  area: string;
  run(context: Context): Promise<Row[]>;
}
