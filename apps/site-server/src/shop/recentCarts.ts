/**
 * The carts that browsers have begun within the last minute, by their crumbs: for two simultaneous tabs that begin one.
 */
export interface RecentCarts {
  /**
   * The token of the cart that this browser began, or else the result of `make`.
   * @param make called once, also for two simultaneous tabs
   */
  token(crumb: string, make: () => Promise<string>): Promise<string>;
  /** A crumb replaces another one of the same browser. */
  follow(crumb: string, before: string): void;
}

export interface RecentCartsOptions {
  /** Milliseconds of a monotonic clock. */
  elapsed: () => number;
  /** Number of browsers that are remembered; the oldest is forgotten first. @default 10000 */
  max?: number;
}

interface Browser {
  since: number;
  token?: Promise<string>;
}

const minute = 60_000;

export function createRecentCarts({ elapsed, max = 10_000 }: RecentCartsOptions): RecentCarts {
  /** In the order of their first carts. */
  const browsers = new Map<string, Browser>();

  const forget = () => {
    for (const [crumb, { since }] of browsers) {
      if (elapsed() - since < minute && browsers.size <= max) return;
      browsers.delete(crumb);
    }
  };
  const find = (crumb: string) => {
    forget();
    const browser = browsers.get(crumb);
    return browser && elapsed() - browser.since < minute ? browser : undefined;
  };
  const remember = (crumb: string, browser: Browser) => {
    browsers.set(crumb, browser);
    forget();
    return browser;
  };

  return {
    token(crumb, make) {
      const browser = find(crumb) ?? remember(crumb, { since: elapsed() });
      browser.token ??= make().catch((error: unknown) => {
        // The next caller tries again.
        delete browser.token;
        throw error;
      });
      return browser.token;
    },
    follow(crumb, before) {
      remember(crumb, find(before) ?? remember(before, { since: elapsed() }));
    },
  };
}
