import type { Block } from './block';
import {
  blockSelector,
  createRowFinder,
  importModule,
  type BlockModule,
  type BlockRow,
  type BlockTable,
} from './blockTable';
import { createQueue } from './createQueue';
import { fetchFiles } from './fetchFiles';
import { createHost, type Detach, type Host } from '@plinth/site-blocks/host';
import { answerTime, holdEarlyUse } from './holdEarlyUse';
import { watchNear } from './watchNear';

/** A part of the page that is no block: consent, census, bars. Runs when the page is idle. */
export interface Initialiser {
  name: string;
  start(host: Host): Detach | void | Promise<Detach | void>;
}

export interface Runtime {
  /** `idle` until every initialiser has run, `initialised` from then on, `destroyed` after destroy. */
  readonly state: 'idle' | 'initialised' | 'destroyed';
  init(root?: ParentNode): void;
  destroy(root?: ParentNode): void;
  /** Adds a block kind or an initialiser from another script; blocks already on the page are found too. */
  register(addition: BlockRow | Initialiser): void;
  readonly host: Host;
}

export interface RuntimeOptions {
  /**
   * The preparation that a kind of block needs on this page before its behaviour attaches; a failure is reported, and
   * the block attaches all the same.
   */
  prepare?:
    (() => Promise<{ prepareBlock(host: Host, kind: string): Promise<unknown> }>) | undefined;
  /**
   * The page's own start, as a block whose root is the document's head: when the page is idle, or at the first use
   * where the server marks that nothing on the page is needed before (`data-when="touch"`).
   */
  pageRow?: BlockRow;
  /** Loads the code for a block that came near and waits for its first use (`data-when="near"`). */
  importWaiting?:
    (() => Promise<{ attachWaitingBlock(block: Block, host: Host): void }>) | undefined;
}

/** The page's lifecycle ([RUN-1]): idempotent, rooted, and undone without a trace. */
export function createRuntime(
  page: Document,
  initialBlocks: BlockTable,
  { prepare, pageRow, importWaiting }: RuntimeOptions = {},
): Runtime {
  let table = initialBlocks;
  const initialisers: Initialiser[] = [];
  const blocks = new Map<Element, Block>();
  const modules = new Map<BlockRow, Promise<BlockModule>>();
  const undo = new Map<string, Detach>();
  const enqueue = createQueue();
  let stateAtRest: Runtime['state'] = 'idle';
  /** Between init and destroy: initialisers may still be running. */
  let isRunning = false;
  /** Initialisers that have not ended yet, each with the function that stops it. */
  const pending = new Set<Detach>();
  let stopHolding: Detach | undefined;
  let waitingPart: ReturnType<NonNullable<typeof importWaiting>> | undefined;

  const host: Host = { ...createHost(page), init, destroy, start: startBlockOf };
  const { head } = page;

  const observer = watchNear(comeNear);

  function comeNear(element: Element): void {
    observer.unobserve(element);
    const block = blocks.get(element);
    if (block?.element.getAttribute('data-when') !== 'near') startBlockOf(element);
    else
      (waitingPart ??= importWaiting?.())?.then(
        (part) => part.attachWaitingBlock(block, host),
        // Without it the block only waits for its script; the next such block requests it again.
        () => (waitingPart = undefined),
      );
  }

  function startBlockOf(element: Element): void {
    const block = blocks.get(element);
    if (block) void start(block);
  }

  /** Settles when the block is attached, or when its failure has been reported. */
  function start(block: Block): Promise<void> {
    return (block.started ??= loadModule(block.row)
      .then(
        (module) =>
          new Promise<void>((resolve) => {
            enqueue(() => resolve(attach(block, module)));
          }),
      )
      .catch((error: unknown) => fail(block, error)));
  }

  async function loadModule(row: BlockRow): Promise<BlockModule> {
    const prepared = prepare?.()
      .then(({ prepareBlock }) => prepareBlock(host, row.kind))
      .catch((error: unknown) => host.report(error, row.kind));
    // Once for all blocks of a kind: each import costs the browser a walk through the module graph, even when the files
    // are loaded.
    let loading = modules.get(row);
    if (!loading) {
      fetchFiles(host, row.kind);
      modules.set(row, (loading = importModule(row)));
    }
    const module = await loading;
    await prepared;
    return module;
  }

  async function attach(block: Block, module: BlockModule): Promise<void> {
    if (block.gone) return;
    const detach = await module.attach(block.element, host);
    if (block.gone) return detach?.();
    block.detach?.();
    block.detach = detach;
    block.attached = true;
    block.element.setAttribute('data-attached', '');
  }

  function fail({ element, row }: Block, error: unknown): void {
    // The next block of the kind requests its files again.
    modules.delete(row);
    element.dataset['failed'] = '';
    host.report(error, `${row.kind} ${element.id}`);
    host.emit('block-failed', element);
  }

  function watch(element: HTMLElement, row: BlockRow | undefined): void {
    if (!row || row.when === 'never' || blocks.has(element)) return;
    const block: Block = { element, row };
    blocks.set(element, block);
    const when = element.getAttribute('data-when') ?? row.when;
    if (when === 'touch') return;
    if (when === 'idle') host.whenIdle(() => startBlockOf(element));
    else observer.observe(element);
  }

  /** The first sign of a visitor starts what waits for it, after that visitor's own action has been answered. */
  function use(sign: Event): void {
    if (host.firstSign) return;
    host.firstSign = sign;
    delete head.dataset['when'];
    setTimeout(startBlockOf, answerTime, head);
    host.emit('used');
  }

  async function runInitialiser({ name, start: begin }: Initialiser): Promise<void> {
    if (undo.has(name)) return;
    let isGone = false;
    let detach: Detach | void;
    const stop = () => {
      isGone = true;
      detach?.();
    };
    undo.set(name, stop);
    pending.add(stop);
    try {
      detach = await begin(host);
      if (isGone) detach?.();
    } catch (error) {
      host.report(error, name);
    }
    pending.delete(stop);
  }

  function init(root: ParentNode = page): void {
    const findRow = createRowFinder(table);
    for (const element of page.querySelectorAll<HTMLElement>(blockSelector)) {
      // The names of a document's elements are cheap to query once, but not once for each block.
      if (root === page || root.contains(element)) watch(element, findRow(element));
    }
    if (root !== page) host.emit('initialised', root);
    if (root !== page && isRunning) return;
    stopHolding ??= holdEarlyUse(host, {
      waitingBlock(target) {
        const element = (target as Element | null)?.closest?.<HTMLElement>(`${blockSelector},head`);
        const block = element && blocks.get(element);
        return block && !block.attached && !('failed' in block.element.dataset) ? block : undefined;
      },
      begin: start,
      use,
    });
    watch(head, pageRow);
    isRunning = true;
    for (const initialiser of initialisers) void runInitialiser(initialiser);
  }

  /** One part that cannot be undone must not prevent the others. */
  function tryTo(undoPart: Detach | void, source: string): void {
    try {
      undoPart?.();
    } catch (error) {
      host.report(error, source);
    }
  }

  function destroy(root: ParentNode = page): void {
    for (const [element, block] of blocks) {
      if (root !== page && !root.contains(element)) continue;
      block.gone = true;
      observer.unobserve(element);
      blocks.delete(element);
      delete block.element.dataset['attached'];
      tryTo(block.detach, `${block.row.kind} ${element.id}`);
    }
    if (root !== page) return;
    for (const [name, stop] of undo) tryTo(stop, name);
    undo.clear();
    stopHolding?.();
    stopHolding = undefined;
    // For services that outlive the page itself, such as the visitor's cart, and still listen to it.
    host.emit('destroyed');
    isRunning = false;
    pending.clear();
    stateAtRest = 'destroyed';
  }

  return {
    get state() {
      if (!isRunning) return stateAtRest;
      return pending.size > 0 ? 'idle' : 'initialised';
    },
    host,
    init,
    destroy,
    register(addition) {
      // The added row may attach behaviour to a kind that was finished HTML.
      if ('kind' in addition) table = [...table.filter(({ when }) => when !== 'never'), addition];
      else initialisers.push(addition);
      if (isRunning) init();
    },
  };
}
