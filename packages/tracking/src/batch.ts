import { ignoreErrors } from '@plinth/site-model';
import { pageClock, type Clock } from './clock';
import { splitByBytes } from './splitByBytes';

export interface BatchOptions<Item> {
  /** Receives what was collected, in parts where it is large; its failure is ignored. */
  send: (items: Item[]) => unknown;
  /** When a batch goes: so long after its first item, or after its last one. */
  after: 'first' | 'last';
  delayMs: number;
  /** Items beyond it are dropped until the batch is sent. */
  maxItems: number;
  /** Asked before sending; while it says no, the items stay. @default always */
  maySend?: (() => boolean) | undefined;
  /** @default the page's own clock */
  clock?: Clock | undefined;
}

export interface Batch<Item> {
  /** @returns whether there was room */
  add(item: Item): boolean;
  flush(): void;
  clear(): void;
}

/** Collects items and sends them together, as far as one sending takes them. */
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
      // An item without room does not put the sending off: items may come without an end.
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
