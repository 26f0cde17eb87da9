export interface DiffLine {
  kind: 'same' | 'theirs' | 'mine';
  text: string;
}

/** The maximum size of the table for the longest common subsequence, which limits memory. */
const maxCells = 4_000_000;

/** Compares two texts line by line. */
export function diffLines(theirs: string, mine: string): DiffLine[] {
  const a = theirs.split('\n');
  const b = mine.split('\n');
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start += 1;
  let end = 0;
  while (
    end < a.length - start &&
    end < b.length - start &&
    a[a.length - 1 - end] === b[b.length - 1 - end]
  )
    end += 1;
  const same = (text: string): DiffLine => ({ kind: 'same', text });
  return [
    ...a.slice(0, start).map(same),
    ...diffMiddle(a.slice(start, a.length - end), b.slice(start, b.length - end)),
    ...a.slice(a.length - end).map(same),
  ];
}

function diffMiddle(a: string[], b: string[]): DiffLine[] {
  const lines: DiffLine[] = [];
  if (a.length * b.length > maxCells) {
    return [
      ...a.map((text): DiffLine => ({ kind: 'theirs', text })),
      ...b.map((text): DiffLine => ({ kind: 'mine', text })),
    ];
  }
  // common[i][j]: lines that a from i and b from j have in common.
  const width = b.length + 1;
  const common = new Uint32Array((a.length + 1) * width);
  for (let i = a.length - 1; i >= 0; i -= 1) {
    for (let j = b.length - 1; j >= 0; j -= 1) {
      common[i * width + j] =
        a[i] === b[j]
          ? common[(i + 1) * width + j + 1]! + 1
          : Math.max(common[(i + 1) * width + j]!, common[i * width + j + 1]!);
    }
  }
  let i = 0;
  let j = 0;
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && a[i] === b[j]) {
      lines.push({ kind: 'same', text: a[i]! });
      i += 1;
      j += 1;
    } else if (
      i < a.length &&
      (j === b.length || common[(i + 1) * width + j]! >= common[i * width + j + 1]!)
    ) {
      lines.push({ kind: 'theirs', text: a[i]! });
      i += 1;
    } else {
      lines.push({ kind: 'mine', text: b[j]! });
      j += 1;
    }
  }
  return lines;
}

/** The differences with a few lines around each; other lines are left out. */
export function aroundDifferences(lines: readonly DiffLine[], context = 2): (DiffLine | 'gap')[] {
  const isNear = lines.map((_, index) =>
    lines
      .slice(Math.max(0, index - context), index + context + 1)
      .some(({ kind }) => kind !== 'same'),
  );
  return lines.flatMap((line, index): (DiffLine | 'gap')[] => {
    if (isNear[index]) return [line];
    return index === 0 || isNear[index - 1] ? ['gap'] : [];
  });
}
