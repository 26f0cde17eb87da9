import type { Log } from '../log';
import type { SiteSnapshot } from './loadSite';

export interface SiteStore {
  /**
   * The site's latest state, at most `maxAge` old. While the database does not answer, the last known state serves.
   *
   * @throws when there is no site at all
   */
  read(): Promise<SiteSnapshot>;
  /** The last known state, without asking: for an answer that needs nothing. */
  last(): SiteSnapshot | undefined;
  /** Reads anew at the next request: what was just saved must show. */
  forget(): void;
}

export interface SiteStoreOptions {
  load: () => Promise<SiteSnapshot>;
  log: Log;
  clock: () => number;
  /** Milliseconds. Three queries per period instead of three per page. @default 1000 */
  maxAge?: number;
}

export function createSiteStore({ load, log, clock, maxAge = 1000 }: SiteStoreOptions): SiteStore {
  let known: SiteSnapshot | undefined;
  let freshUntil = -Infinity;
  let loading: Promise<SiteSnapshot> | undefined;
  /** How often something was saved. */
  let changes = 0;

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
      freshUntil = clock() + maxAge;
    }
    return site;
  }

  return {
    read() {
      // A clock that was wrong and has been put right must not keep a state for as long as it was wrong.
      const freshFor = freshUntil - clock();
      if (known && freshFor > 0 && freshFor <= maxAge) return Promise.resolve(known);
      if (loading) return loading;
      const begun = refresh().finally(() => {
        if (loading === begun) loading = undefined;
      });
      loading = begun;
      return begun;
    },
    last: () => known,
    forget() {
      changes += 1;
      freshUntil = -Infinity;
      loading = undefined;
    },
  };
}
