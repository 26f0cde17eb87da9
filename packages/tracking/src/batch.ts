import { ignoreErrors } from '@plinth/site-model';
import { pageClock, type Clock } from './clock';
import { splitByBytes } from './splitByBytes';

export interface BatchOptions<Item> {
  /** Called with the collected items, split into parts if they are large; a failure is ignored. */
  send: (items: Item[]) => unknown;
  /** The start of the delay: the batch's first item or its last. */
  after: 'first' | 'last';
  delayMs: number;
  /** Maximum number of items; more are dropped until the batch is sent. */
  maxItems: number;
  /** Checked before sending; while it returns false, the items stay. @default always */
  maySend?: (() => boolean) | undefined;
  /** @default the page's own clock */
  clock?: Clock | undefined;
}

export interface Batch<Item> {
  /** @returns whether the item was added */
  add(item: Item): boolean;
  flush(): void;
  clear(): void;
}

/** Collects items and sends them together, split by the maximum request size. */
export function createBatch<Item>({
  send,
  after,
  delayMs,
  maxItems,
  maySend = () => true,
  clock = pageClock,
}: BatchOptions<Item>): Batch<Item> {
  let items: Item[] = [];
  let timer: unknown;

  function flush(): void {
    clock.clearTimeout(timer);
    timer = undefined;
    if (items.length === 0 || !maySend()) return;
    const sent = items;
    items = [];
    for (const part of splitByBytes(sent)) ignoreErrors(() => send(part));
  }

  return {
    add(item) {
      // A dropped item does not delay sending: items may arrive without end.
      if (items.length >= maxItems) return false;
      items.push(item);
      if (after === 'last') clock.clearTimeout(timer);
      if (after === 'last' || timer === undefined) timer = clock.setTimeout(flush, delayMs);
      return true;
    },
    flush,
    clear() {
      clock.clearTimeout(timer);
      timer = undefined;
      items = [];
    },
  };
}
