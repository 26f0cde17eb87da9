import type { Log } from '../log';
import type { SiteSnapshot } from './loadSite';

export interface SiteStore {
  /**
   * The site's latest state, at most `maxAge` old. While the database does not answer, or is busy with something else,
   * the last known state serves, unless something was saved since.
   *
   * @throws when there is no site at all
   */
  read(): Promise<SiteSnapshot>;
  /** The last known state, without asking: for an answer that needs nothing. */
  last(): SiteSnapshot | undefined;
  /** Reads anew at the next request: what was just saved must show. */
  forget(): void;
  /** The same for what another server has saved, which has told the caches in front itself. */
  renew(): void;
  /** Waits until every server knows of what was saved here. */
  settled(): Promise<void>;
}

export interface SiteStoreOptions {
  load: () => Promise<SiteSnapshot>;
  log: Log;
  clock: () => number;
  /** Milliseconds. Three queries per period instead of three per page. @default 1000 */
  maxAge?: number;
  /** Milliseconds that a page waits for a newer state when it has one. @default 100 */
  patience?: number;
  /** Told when something was saved. */
  onSaved?: (last: SiteSnapshot | undefined) => void;
  /** Waits until other servers have heard of what was saved. @default there are none */
  settle?: () => Promise<void>;
}

export function createSiteStore({
  load,
  log,
  clock,
  maxAge = 1000,
  patience = 100,
  onSaved,
  settle = () => Promise.resolve(),
}: SiteStoreOptions): SiteStore {
  let known: SiteSnapshot | undefined;
  let freshUntil = -Infinity;
  let loading: Promise<SiteSnapshot> | undefined;
  /** The number of saves. */
  let changes = 0;
  let settling = Promise.resolve();
  /** The number of these changes that the known state holds. */
  let knownChanges = 0;

  async function refresh(): Promise<SiteSnapshot> {
    const begunAt = changes;
    let site: SiteSnapshot;
    try {
      site = await load();
    } catch (error) {
      if (!known) throw error;
      log.error('site.stale', { error });
      site = known;
    }
    // Where something was saved meanwhile it may not be in there: whoever asks next reads anew.
    if (begunAt === changes) {
      known = site;
      knownChanges = changes;
      freshUntil = clock() + maxAge;
    }
    return site;
  }

  function begin(): Promise<SiteSnapshot> {
    const begun = refresh().finally(() => {
      if (loading === begun) loading = undefined;
    });
    loading = begun;
    return begun;
  }

  /** The site that is being read, or the known one when that takes longer than a page should wait. */
  async function withinPatience(reading: Promise<SiteSnapshot>, last: SiteSnapshot) {
    let timer: NodeJS.Timeout | undefined;
    const patienceEnds = new Promise<SiteSnapshot>((resolve) => {
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
      // A clock that was wrong and has been put right must not keep a state for as long as it was wrong.
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
