import { diffLines } from './diffLines';

export interface MergeInput {
  /** The text from which both were edited. */
  base: string;
  theirs: string;
  mine: string;
}

/**
 * Merges both changes if they concern different lines.
 * @returns `undefined` if both have changed the same or adjacent lines
 */
export function mergeLines({ base, theirs, mine }: MergeInput): string | undefined {
  const [lines, theirLines, myLines] = [base, theirs, mine].map((text) => text.split('\n'));
  const [inTheirs, inMine] = [placesIn(base, theirs), placesIn(base, mine)];
  const merged: string[] = [];
  /** The positions in the three texts. */
  let [from, fromTheirs, fromMine] = [0, 0, 0];
  for (let to = 0; to <= lines!.length; to += 1) {
    const isEnd = to === lines!.length;
    const toTheirs = isEnd ? theirLines!.length : inTheirs.get(to);
    const toMine = isEnd ? myLines!.length : inMine.get(to);
    // At a line that both have kept, or at the end: the lines before it can be merged separately.
    if (toTheirs === undefined || toMine === undefined) continue;
    const between = choose({
      base: lines!.slice(from, to),
      theirs: theirLines!.slice(fromTheirs, toTheirs),
      mine: myLines!.slice(fromMine, toMine),
    });
    if (!between) return undefined;
    merged.push(...between, ...lines!.slice(to, to + 1));
    [from, fromTheirs, fromMine] = [to + 1, toTheirs + 1, toMine + 1];
  }
  return merged.join('\n');
}

/** The positions in one text of the kept lines of the other. */
function placesIn(base: string, other: string): Map<number, number> {
  const places = new Map<number, number>();
  let [at, atOther] = [0, 0];
  for (const { kind } of diffLines(base, other)) {
    if (kind === 'same') places.set(at, atOther);
    if (kind !== 'mine') at += 1;
    if (kind !== 'theirs') atOther += 1;
  }
  return places;
}

function choose(lines: Record<keyof MergeInput, string[]>): string[] | undefined {
  const { base, theirs, mine } = lines;
  const [before, after, own] = [base, theirs, mine].map((some) => JSON.stringify(some));
  if (after === before) return mine;
  if (own === before || own === after) return theirs;
  return undefined;
}
