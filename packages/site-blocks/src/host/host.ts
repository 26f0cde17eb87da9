import type { EventListenerOf, PageEvents, EventArguments } from './pageEvents';
import type { ServicesOfBlocks } from './servicesOfBlocks';
import { whenIdle } from './whenIdle';

export type { AdminEvent, PageEvents } from './pageEvents';
export type { PageFacts } from './servicesOfBlocks';
export { whenIdle } from './whenIdle';

/**
 * The shared services of a page by their keys. Each file that creates a service adds its key and
 * type here (`declare module`), so that an unknown or wrongly typed key does not compile.
 */
export interface PageServices extends ServicesOfBlocks {
  /** The links that preload the files of a kind of block; created once, without a result. */
  [files: `files ${string}`]: void;
  /** Resolves when a style sheet of the page has loaded. */
  [style: `style ${string}`]: Promise<void>;
}

/** The page's services for a block or an initialiser. One host per runtime, no module state. */
export interface Host {
  readonly document: Document;
  /** The text of the page's context, after its first use (`services/context/contextText`). */
  context?: string | undefined;
  /** Reports a failure to the error reporter and the console; `source` names the block or part. */
  report(error: unknown, source: string): void;
  /** Calls back with earlier reports, and with everything that follows. */
  onReport(listener: ReportListener): () => void;
  /** Creates a shared service at its first use: the same key returns the same instance. */
  once: KeepService;
  /** The same for services of this page only: a soft navigation removes them. */
  forPage: KeepService;
  /** Called after a soft navigation: the services of `forPage` are removed. */
  turnPage(): void;
  /** Notifies all listeners of an event; features communicate by events, never by direct calls. */
  emit(...told: EventArguments): void;
  on<Name extends keyof PageEvents>(event: Name, listener: EventListenerOf<Name>): () => void;
  /** Runs a task when the page is idle, after 2 s at the latest. */
  whenIdle: (task: () => void) => void;
  /** Adds behaviour to new markup, for a part that replaces a fragment. */
  init(root: ParentNode): void;
  destroy(root: ParentNode): void;
  /**
   * The first event of this visit that indicates that the visitor may use the page, or has left its
   * window; `used` is emitted with it.
   */
  firstSign?: Event;
  /** Starts the block of an element now, wherever it is. */
  start(element: Element): void;
}

/** Returns the service of a key, created at its first use. */
type KeepService = <Key extends keyof PageServices>(
  key: Key,
  create: () => PageServices[Key],
) => PageServices[Key];

export type ReportListener = (error: unknown, source: string) => void;
export type Detach = () => void;

/** Maximum number of reports that wait for the reporter; more would only repeat one defect. */
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
      // The set of an event contains only listeners of that event.
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
