import type { HeapNode, HeapSnapshot } from './heapSnapshot';

/** Objects of one kind that are in a later snapshot and not in an earlier one. */
export interface Growth {
  name: string;
  /** By how many there are more. */
  count: number;
  /** By how many bytes all of them together are larger. */
  bytes: number;
  /** The shortest paths from the root to some of the new objects. */
  paths: string[];
}

interface Sum {
  count: number;
  bytes: number;
}

const pathsShown = 3;

/** Finds what keeps a page's heap growing: the kinds that have grown most, and what holds their new objects. */
export function compareHeaps(before: HeapSnapshot, after: HeapSnapshot, kinds = 25): Growth[] {
  const [earlier, later] = [sumByName(before), sumByName(after)];
  const known = new Set(before.map(({ id }) => id));
  const cameFrom = shortestPaths(after);
  return [...later]
    .map(([name, { count, bytes }]) => {
      const old = earlier.get(name) ?? { count: 0, bytes: 0 };
      return { name, count: count - old.count, bytes: bytes - old.bytes };
    })
    .filter(({ bytes }) => bytes > 0)
    .sort((one, other) => other.bytes - one.bytes)
    .slice(0, kinds)
    .map((growth) => {
      const added = after
        .map((node, at) => ({ node, at }))
        .filter(({ node }) => node.name === growth.name && !known.has(node.id));
      const step = Math.max(1, Math.floor(added.length / pathsShown));
      const paths = added
        .filter((_, index) => index % step === 0)
        .slice(0, pathsShown)
        .map(({ at }) => pathTo(after, cameFrom, at));
      return { ...growth, paths };
    });
}

function sumByName(snapshot: HeapSnapshot): Map<string, Sum> {
  const sums = new Map<string, Sum>();
  for (const { name, size } of snapshot) {
    const sum = sums.get(name) ?? { count: 0, bytes: 0 };
    sum.count += 1;
    sum.bytes += size;
    sums.set(name, sum);
  }
  return sums;
}

/** For each node its predecessor on a shortest path from the root, and the name of the reference. */
function shortestPaths(snapshot: HeapSnapshot): Map<number, { from: number; name: string }> {
  const cameFrom = new Map<number, { from: number; name: string }>();
  let level = [0];
  while (level.length > 0) {
    const next: number[] = [];
    for (const from of level)
      for (const { to, name } of snapshot[from]!.edges)
        if (to !== 0 && !cameFrom.has(to)) {
          cameFrom.set(to, { from, name });
          next.push(to);
        }
    level = next;
  }
  return cameFrom;
}

function pathTo(
  snapshot: HeapSnapshot,
  cameFrom: ReadonlyMap<number, { from: number; name: string }>,
  target: number,
): string {
  const shown = ({ name, text }: HeapNode) => (name.includes(' ') ? text : name).slice(0, 40);
  const parts: string[] = [`${snapshot[target]!.name}: ${snapshot[target]!.text.slice(0, 60)}`];
  for (let at = target; ;) {
    const step = cameFrom.get(at);
    if (!step) break;
    parts.push(`${shown(snapshot[step.from]!)} ${step.name}`);
    at = step.from;
    if (parts.length > 16) break;
  }
  return parts.join(' ← ');
}
