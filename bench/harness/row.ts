import type { Spread } from './statistics';
import type { Peer, Row } from './suite';

/** A bound on `value / of`, or on `value` itself when `of` is missing. */
export interface Target {
  atMost?: number;
  atLeast?: number;
  /** A peer's name; `lowest` or `highest` means the peer with that value. */
  of?: string;
}

/** A number, or a repeated measurement: the row contains its quartiles and the value of the other clock. */
export type Figure = number | (Spread & { beside?: { unit: string; value: number } });

export interface RowInput {
  /** `area/what-in-kebab-case`: the part before the slash is the area. */
  id: string;
  what: string;
  unit: string;
  value: Figure;
  peers?: Record<string, Figure> | { name: string; value: Figure }[];
  target?: Target;
  /** A ratio measured round by round (`result.ratio('ours', 'peer')`) is steadier than that of two medians. */
  ratio?: number;
}

/** Builds a row: its ratio, its target as text, and whether it holds. */
export function row({ id, what, unit, peers = [], target, ratio: given, ...own }: RowInput): Row {
  const [area, name] = id.split('/');
  if (!area || !name) throw new TypeError(`Row id "${id}" must have the form area/name.`);
  const figures = Array.isArray(peers)
    ? peers
    : Object.entries(peers).map(([peer, figure]) => ({ name: peer, value: figure }));
  const list = figures.map((peer) => ({ name: peer.name, value: middle(peer.value) }));
  const value = middle(own.value);
  for (const entry of [{ name: 'value', value }, ...list]) {
    if (!Number.isFinite(entry.value))
      throw new TypeError(`Row "${id}": ${entry.name} is ${entry.value}, not a measured number.`);
  }

  const other = comparedWith(id, list, target);
  const ratio = given ?? (other && other.value !== 0 ? value / other.value : null);
  return {
    id,
    area,
    what,
    unit,
    ...measured(own.value),
    peers: figures.map((peer): Peer => ({ name: peer.name, ...measured(peer.value) })),
    ratio: ratio === null ? null : rounded(ratio),
    target: target ? inWords(target, unit, other) : null,
    holds: target ? holds(id, target, { value, ratio }) : null,
  };
}

const middle = (figure: Figure): number => (typeof figure === 'number' ? figure : figure.median);

function measured(figure: Figure): Omit<Peer, 'name'> {
  if (typeof figure === 'number') return { value: rounded(figure) };
  const { median, low, high, beside } = figure;
  return {
    value: rounded(median),
    spread: [rounded(low), rounded(high)],
    ...(beside ? { beside: { unit: beside.unit, value: rounded(beside.value) } } : {}),
  };
}

function comparedWith(id: string, peers: Peer[], target?: Target): Peer | undefined {
  if (target && target.of === undefined) return undefined;
  if (peers.length === 0 && !target) return undefined;
  const name = target?.of ?? 'lowest';
  const sorted = [...peers].sort((a, b) => a.value - b.value);
  const found =
    name === 'lowest'
      ? sorted[0]
      : name === 'highest'
        ? sorted.at(-1)
        : peers.find((peer) => peer.name === name);
  if (!found) {
    const names = peers.map((peer) => peer.name).join(', ') || 'none';
    throw new TypeError(`Row "${id}" compares with "${name}", but its peers are: ${names}.`);
  }
  return found;
}

function holds(
  id: string,
  target: Target,
  { value, ratio }: { value: number; ratio: number | null },
): boolean {
  const { atMost, atLeast, of } = target;
  if (atMost === undefined && atLeast === undefined)
    throw new TypeError(`Row "${id}" has a target without atMost or atLeast.`);
  // With a peer at zero there is no ratio; then only another zero is "at most" as much.
  const measured = of === undefined ? value : (ratio ?? (value === 0 ? 1 : Infinity));
  return (
    (atMost === undefined || measured <= atMost) && (atLeast === undefined || measured >= atLeast)
  );
}

function inWords({ atMost, atLeast, of }: Target, unit: string, other?: Peer): string {
  const suffix = of === undefined ? ` ${unit}` : ` × ${other?.name ?? of}`;
  return [
    ...(atLeast === undefined ? [] : [`≥ ${rounded(atLeast)}${suffix}`]),
    ...(atMost === undefined ? [] : [`≤ ${rounded(atMost)}${suffix}`]),
  ].join(', ');
}

const rounded = (value: number): number => Number(value.toPrecision(4));
