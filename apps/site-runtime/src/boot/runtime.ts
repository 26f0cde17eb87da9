import { blockSelector, findRow, type BlockRow, type BlockTable } from './blockTable';
import { createQueue } from './createQueue';
import { fetchFiles } from './fetchFiles';
import { createHost, type Detach, type Host } from './host';
import { holdEarlyUse } from './holdEarlyUse';
import { whenIdle } from './whenIdle';

/** A part of the page that is no block: consent, census, bars. Runs when the page is quiet. */
export interface Initialiser {
  name: string;
  start(host: Host): Detach | void | Promise<Detach | void>;
}

export interface Runtime {
  /** `idle` until the first init, `initialised` once every initialiser has run, `destroyed` after destroy. */
  readonly state: 'idle' | 'initialised' | 'destroyed';
  init(root?: ParentNode): void;
  destroy(root?: ParentNode): void;
  /** Adds a block kind or an initialiser from another script; blocks already on the page are found too. */
  register(addition: BlockRow | Initialiser): void;
  readonly host: Host;
}

interface Block {
  element: HTMLElement;
  row: BlockRow;
  started?: Promise<void>;
  detach?: Detach | void;
  attached: boolean;
  gone: boolean;
}

export interface RuntimeOptions {
  /** What a kind of block needs on this page before it is brought to life; a failure is reported and not waited for. */
  prepare?: ((kind: string) => Promise<void>) | undefined;
}

/** How far outside the viewport a block is started, so that it is ready when it is seen. */
const nearViewport = '200px';

/** The page's lifecycle ([RUN-1]): idempotent, rooted, and undone without a trace. */
export function createRuntime(
  page: Document,
  initialBlocks: BlockTable,
  initialInitialisers: readonly Initialiser[],
  { prepare }: RuntimeOptions = {},
): Runtime {
  const table = [...initialBlocks];
  const initialisers = [...initialInitialisers];
  const blocks = new Map<Element, Block>();
  const undo = new Map<string, Detach>();
  const enqueue = createQueue();
  let state: Runtime['state'] = 'idle';
  let stopHolding: Detach | undefined;

  const host: Host = { ...createHost(page), init, destroy };

  const observer =
    typeof IntersectionObserver === 'function'
      ? new IntersectionObserver(
          (entries) => {
            for (const { isIntersecting, target } of entries) {
              if (isIntersecting) startQuietly(target);
            }
          },
          { rootMargin: nearViewport },
        )
      : undefined;

  function startQuietly(element: Element): void {
    observer?.unobserve(element);
    const block = blocks.get(element);
    // A failure has been reported where it happened.
    if (block) start(block).catch(() => {});
  }

  function start(block: Block): Promise<void> {
    return (block.started ??= load(block).then((module) => attached(block, module)));
  }

  async function load({ row, element }: Block) {
    try {
      const prepared = prepare?.(row.kind).catch((error: unknown) => host.report(error, row.kind));
      fetchFiles(host, row.kind);
      const module = await row.load().catch(() => row.load());
      await prepared;
      return module;
    } catch (error) {
      fail(element, row, error);
      throw error;
    }
  }

  function attached(block: Block, module: Awaited<ReturnType<BlockRow['load']>>): Promise<void> {
    return new Promise((resolve, reject) => {
      enqueue(() => {
        if (block.gone) return resolve();
        void (async () => {
          try {
            const detach = await module.attach(block.element, host);
            if (block.gone) return detach?.();
            block.detach = detach;
            block.attached = true;
            block.element.dataset['attached'] = '';
          } catch (error) {
            fail(block.element, block.row, error);
            throw error;
          }
        })().then(resolve, reject);
      });
    });
  }

  function fail(element: HTMLElement, row: BlockRow, error: unknown): void {
    element.dataset['failed'] = '';
    host.report(error, `${row.kind} ${element.id}`);
  }

  function watch(element: HTMLElement): void {
    if (blocks.has(element)) return;
    const row = findRow(table, element);
    if (!row) return;
    const block: Block = { element, row, attached: false, gone: false };
    blocks.set(element, block);
    if (row.when === 'visible') {
      if (observer) observer.observe(element);
      else startQuietly(element);
    } else if (row.when === 'idle') {
      whenIdle(() => startQuietly(element));
    }
  }

  function within(root: ParentNode): HTMLElement[] {
    const found = [...root.querySelectorAll<HTMLElement>(blockSelector)];
    return (root as Element).matches?.(blockSelector) ? [root as HTMLElement, ...found] : found;
  }

  function runInitialiser({ name, start: begin }: Initialiser): void {
    if (undo.has(name)) return;
    let gone = false;
    let detach: Detach | void;
    undo.set(name, () => {
      gone = true;
      detach?.();
    });
    void (async () => {
      try {
        detach = await begin(host);
        if (gone) detach?.();
      } catch (error) {
        host.report(error, name);
      }
    })();
  }

  function init(root: ParentNode = page): void {
    within(root).forEach(watch);
    if (root !== page && state === 'initialised') return;
    stopHolding ??= holdEarlyUse(page, {
      waitingBlock(target) {
        const element = (target as Element | null)?.closest?.<HTMLElement>(blockSelector);
        const block = element && blocks.get(element);
        return block && !block.attached && !('failed' in block.element.dataset) ? block : undefined;
      },
      start: (element) => start(blocks.get(element)!),
    });
    state = 'initialised';
    initialisers.forEach(runInitialiser);
  }

  function destroy(root: ParentNode = page): void {
    for (const [element, block] of blocks) {
      if (root !== page && !root.contains(element)) continue;
      block.gone = true;
      observer?.unobserve(element);
      blocks.delete(element);
      delete block.element.dataset['attached'];
      try {
        block.detach?.();
      } catch (error) {
        host.report(error, `${block.row.kind} ${element.id}`);
      }
    }
    if (root !== page) return;
    for (const detach of undo.values()) detach();
    undo.clear();
    stopHolding?.();
    stopHolding = undefined;
    // For what outlives the page itself, such as the visitor's cart, and still listens to it.
    host.emit('destroyed');
    state = 'destroyed';
  }

  return {
    get state() {
      return state;
    },
    host,
    init,
    destroy,
    register(addition) {
      if ('kind' in addition) table.push(addition);
      else initialisers.push(addition);
      if (state === 'initialised') init();
    },
  };
}
