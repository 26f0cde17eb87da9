import type { HeapSnapshot } from './heapSnapshot';

/** Bytes of a heap by owner. */
export interface HeapSum {
  /** Objects, functions, texts and arrays of the page's scripts, and nodes of its document. */
  page: number;
  /**
   * Compiled code and V8's data about it. It grows for as long as functions become hot enough for better compilation,
   * and it is dropped when memory is short.
   */
  compiled: number;
  /** Entries that the browser keeps for `performance`, of each kind a bounded number (Performance Timeline, 9). */
  records: number;
}

/** The browser's names for entries of `performance`, and for what hangs on them. */
const isRecord =
  /^native (?:Performance|LayoutShift|TaskAttribution|DOMRectReadOnly|LargestContentful|VisibilityState)/;

export function sumHeap(snapshot: HeapSnapshot): HeapSum {
  const sum: HeapSum = { page: 0, compiled: 0, records: 0 };
  for (const { kind, name, size } of snapshot) {
    if (kind === 'code' || kind === 'hidden') sum.compiled += size;
    else if (isRecord.test(name)) sum.records += size;
    else sum.page += size;
  }
  return sum;
}
