import type { EventListenerOf, PageEvents, EventArguments } from './pageEvents';
import type { ServicesOfBlocks } from './servicesOfBlocks';
import { whenIdle } from './whenIdle';

export type { AdminEvent, PageEvents } from './pageEvents';
export type { PageFacts } from './servicesOfBlocks';
export { whenIdle } from './whenIdle';

/**
 * The shared services of a page by their keys. Each file that makes one adds its key and its type here (`declare
 * module`), so that a key that nobody has, or has for something else, does not compile.
 */
export interface PageServices extends ServicesOfBlocks {
  /** The links that preload the files of a kind of block; made once, nobody asks for them. */
  [files: `files ${string}`]: void;
  /** Resolves when a style sheet of the page is there. */
  [style: `style ${string}`]: Promise<void>;
}

/** The page's services for a block or an initialiser. One host per runtime, no module state. */
export interface Host {
  readonly document: Document;
  /** The text of the page's context, once somebody has asked for it (`services/context/contextText`). */
  context?: string | undefined;
  /** Tells the error reporter (and the console) about a failure; `source` names the block or part. */
  report(error: unknown, source: string): void;
  /** Hands over what was reported so far, and everything that follows. */
  onReport(listener: ReportListener): () => void;
  /** Creates a shared service at its first use: the same key gives the same instance. */
  once: KeepService;
  /** The same for what belongs to this page only: a soft navigation lets go of it. */
  forPage: KeepService;
  /** Another page took the place of this one in the same document: what `forPage` kept is gone. */
  turnPage(): void;
  /** Tells every part that listens; a crossing between features, never a call between them. */
  emit(...told: EventArguments): void;
  on<Name extends keyof PageEvents>(event: Name, listener: EventListenerOf<Name>): () => void;
  /** Runs a task when the page is quiet, at the latest after 2 s. */
  whenIdle: (task: () => void) => void;
  /** Adds behaviour to new markup, for a part that swaps a fragment in. */
  init(root: ParentNode): void;
  destroy(root: ParentNode): void;
  /**
   * The visitor's first act on this visit that says that they may use the page, or that they left its window; `used` is
   * emitted with it.
   */
  firstSign?: Event;
  /** Starts the block of an element now, wherever it stands. */
  start(element: Element): void;
}

/** Answers the service of a key, made at its first use. */
type KeepService = <Key extends keyof PageServices>(
  key: Key,
  create: () => PageServices[Key],
) => PageServices[Key];

export type ReportListener = (error: unknown, source: string) => void;
export type Detach = () => void;

/** Reports that wait for the reporter; more than this would only repeat one defect. */
const keptReports = 20;

export function createHost(page: Document): Omit<Host, 'init' | 'destroy' | 'start'> {
  const services = new Map<string, unknown>();
  const ofPage = new Map<string, unknown>();
  const kept: [unknown, string][] = [];
  const reporters = new Set<ReportListener>();
  const listeners = new Map<string, Set<(detail: unknown) => void>>();

  const report = (error: unknown, source: string): void => {
    console.error(`[plinth] ${source}:`, error);
    if (kept.length < keptReports) kept.push([error, source]);
    for (const reporter of reporters) reporter(error, source);
  };

  return {
    document: page,
    whenIdle,
    report,
    onReport(reporter) {
      for (const [error, source] of kept) reporter(error, source);
      reporters.add(reporter);
      return () => reporters.delete(reporter);
    },
    once: keptIn(services),
    forPage: keptIn(ofPage),
    turnPage: () => ofPage.clear(),
    emit(...[event, detail]) {
      for (const listener of listeners.get(event) ?? []) {
        try {
          listener(detail);
        } catch (error) {
          report(error, event);
        }
      }
    },
    on(event, listener) {
      const set = listeners.get(event) ?? new Set();
      // The set of an event holds listeners of that event alone.
      const kept = listener as (detail: unknown) => void;
      listeners.set(event, set.add(kept));
      return () => set.delete(kept);
    },
  };
}

function keptIn(services: Map<string, unknown>): KeepService {
  return (key, create) => {
    if (!services.has(key)) services.set(key, create());
    return services.get(key) as ReturnType<typeof create>;
  };
}
