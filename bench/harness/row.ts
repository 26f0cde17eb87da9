import type { Peer, Row } from './suite';

/** A bound on `value / of`, or on `value` itself when `of` is missing. */
export interface Target {
  atMost?: number;
  atLeast?: number;
  /** A peer's name; `lowest` or `highest` stands for the peer with that value. */
  of?: string;
}

export interface RowInput {
  /** `area/what-in-kebab-case`: the part before the slash is the area. */
  id: string;
  what: string;
  unit: string;
  value: number;
  peers?: Record<string, number> | Peer[];
  target?: Target;
  /** A ratio measured round by round (`result.ratio('ours', 'peer')`) is steadier than that of two medians. */
  ratio?: number;
}

/** Builds a row: its ratio, its target in words, and whether it holds. */
export function row({ id, what, unit, value, peers = [], target, ratio: given }: RowInput): Row {
  const [area, name] = id.split('/');
  if (!area || !name) throw new TypeError(`Row id "${id}" must have the form area/name.`);
  const list = Array.isArray(peers)
    ? peers
    : Object.entries(peers).map(([peer, peerValue]) => ({ name: peer, value: peerValue }));
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
    value: rounded(value),
    peers: list.map((peer) => ({ name: peer.name, value: rounded(peer.value) })),
    ratio: ratio === null ? null : rounded(ratio),
    target: target ? inWords(target, unit, other) : null,
    holds: target ? holds(id, target, value, ratio) : null,
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

function holds(id: string, target: Target, value: number, ratio: number | null): boolean {
  const { atMost, atLeast, of } = target;
  if (atMost === undefined && atLeast === undefined)
    throw new TypeError(`Row "${id}" has a target without atMost or atLeast.`);
  // A peer at zero leaves no ratio; then only another zero is "at most" as much.
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
