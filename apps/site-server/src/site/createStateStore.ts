import type { Log } from '../log';
import type { SiteSnapshot } from './loadSite';

/** A state of the database that is read again and again. */
export interface StateStore<State> {
  /**
   * The latest state, at most `maxAge` old. While the database does not answer, or is busy, it is the last known state,
   * unless something was saved since.
   *
   * @throws what loading throws, as long as no state is known
   */
  read(): Promise<State>;
  /** The last known state, without a query: for an answer that has no dependencies. */
  last(): State | undefined;
  /** Makes the next request read again: a save must show. */
  forget(): void;
  /** The same for a save by another server, which has notified the caches in front itself. */
  renew(): void;
  /** Waits until every server has been notified of this server's saves. */
  settled(): Promise<void>;
}

/** The site's latest state; reading it throws when there is no site at all. */
export type SiteStore = StateStore<SiteSnapshot>;

export interface StateStoreOptions<State> {
  load: () => Promise<State>;
  log: Log;
  clock: () => number;
  /** Milliseconds. Three queries per period instead of three per page. @default 1000 */
  maxAge?: number;
  /** Milliseconds that a page waits for a newer state when it has one. @default 100 */
  patience?: number;
  /** Called after a save. */
  onSaved?: (last: State | undefined) => void;
  /** Waits until other servers have been notified of a save. @default there are none */
  settle?: () => Promise<void>;
}

export function createStateStore<State>({
  load,
  log,
  clock,
  maxAge = 1000,
  patience = 100,
  onSaved,
  settle = () => Promise.resolve(),
}: StateStoreOptions<State>): StateStore<State> {
  let known: State | undefined;
  let freshUntil = -Infinity;
  let loading: Promise<State> | undefined;
  /** The number of saves. */
  let changes = 0;
  let settling = Promise.resolve();
  /** The number of changes that the known state includes. */
  let knownChanges = 0;

  async function refresh(): Promise<State> {
    const begunAt = changes;
    let state: State;
    try {
      state = await load();
    } catch (error) {
      if (!known) throw error;
      log.error('site.stale', { error });
      state = known;
    }
    // A save meanwhile may be missing in this state: the next request reads again.
    if (begunAt === changes) {
      known = state;
      knownChanges = changes;
      freshUntil = clock() + maxAge;
    }
    return state;
  }

  function begin(): Promise<State> {
    const begun = refresh().finally(() => {
      if (loading === begun) loading = undefined;
    });
    loading = begun;
    return begun;
  }

  /** The state that is being read, or the known one when that takes longer than a page should wait. */
  async function withinPatience(reading: Promise<State>, last: State) {
    let timer: NodeJS.Timeout | undefined;
    const patienceEnds = new Promise<State>((resolve) => {
      timer = setTimeout(() => resolve(last), patience);
    });
    return Promise.race([reading, patienceEnds]).finally(() => clearTimeout(timer));
  }

  function renew(): void {
    changes += 1;
    freshUntil = -Infinity;
    loading = undefined;
  }

  return {
    read() {
      // A wrong clock that was corrected must not keep a state for as long as it was wrong.
      const freshFor = freshUntil - clock();
      if (known && freshFor > 0 && freshFor <= maxAge) return Promise.resolve(known);
      const reading = loading ?? begin();
      return known && knownChanges === changes ? withinPatience(reading, known) : reading;
    },
    last: () => known,
    renew,
    settled: () => settling,
    forget() {
      renew();
      settling = settle();
      onSaved?.(known);
    },
  };
}
