import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import type { ExpectedCart, Ledger } from './ledger';
import type { VisitorPlan } from './plan';
import { within } from './patience';
import { seededRandom, type SeededRandom } from './seededRandom';

/** A visitor with a browser, the possible contents of their cart, and their random numbers. */
export interface Visitor {
  readonly plan: VisitorPlan;
  readonly origin: string;
  readonly context: BrowserContext;
  readonly page: Page;
  readonly ledger: Ledger;
  readonly random: SeededRandom;
  readonly expected: ExpectedCart;
  /** Whether their browser may keep drafts: by consent, and because its storage works. */
  keepsDrafts(): boolean;
  /** The decision about cookies that was acknowledged. */
  decision?: 'true' | 'false';
  /** Submissions written so far. */
  submissions: number;
  purchases: number;
  slowDown(isSlow: boolean): Promise<void>;
  /** Milliseconds by which the browser's clock is wrong, in every page from now on. */
  shiftClock(shift: number): Promise<void>;
}

export interface VisitorParts {
  browser: Browser;
  origin: string;
  plan: VisitorPlan;
  /** From 0. */
  index: number;
  ledger: Ledger;
}

/** Round trip 400 ms, 400 kbit/s: what DevTools called slow 3G. */
const slow3g = { latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
const fast = { latency: 0, downloadThroughput: -1, uploadThroughput: -1 };

export async function openVisitor(parts: VisitorParts): Promise<Visitor> {
  const { browser, origin, plan, index, ledger } = parts;
  const { hasScript, storage, hasHangingScript, name } = plan;
  const context = await browser.newContext({
    javaScriptEnabled: hasScript,
    extraHTTPHeaders: { 'x-forwarded-for': `10.7.${plan.seed % 250}.${index + 1}` },
  });
  if (storage !== 'works') await context.addInitScript(breakStorage, storage);
  await context.addInitScript(readClockShift);
  if (hasHangingScript) await blockThirdParty(context, origin);

  const sessions = new Map<Page, Promise<CDPSession>>();
  let isSlow = false;
  const applySpeed = async (page: Page) => {
    const session = await sessions.get(page)!;
    const conditions = { offline: false, ...(isSlow ? slow3g : fast) };
    await session.send('Network.emulateNetworkConditions', conditions);
  };
  context.on('page', (page) => {
    sessions.set(page, context.newCDPSession(page));
    page.on('pageerror', (error) => {
      if (!isThirdPartyError(error))
        ledger.complaints.push(`${name}: uncaught ${error.stack ?? error.message}`);
    });
    page.on('response', (response) => {
      if (response.ok() && response.url().includes('/api/census/RecordHit')) {
        const id = hitId(response.request().postData());
        if (id) ledger.hits.add(id);
      }
    });
  });

  const page = await context.newPage();
  const visitor: Visitor = {
    plan,
    origin,
    context,
    page,
    ledger,
    random: seededRandom(plan.seed),
    expected: new Map(),
    submissions: 0,
    purchases: 0,
    keepsDrafts: () => hasScript && storage === 'works' && visitor.decision === 'true',
    async slowDown(slow) {
      isSlow = slow;
      await Promise.all(context.pages().map((one) => within(1500, applySpeed(one))));
    },
    async shiftClock(shift) {
      const value = String(shift);
      await context.addCookies([{ name: 'test-clock-shift', value, url: origin }]);
      for (const one of context.pages())
        await within(
          1500,
          one.evaluate((by) => Object.assign(window, { clockShift: by }) && undefined, shift),
        );
    },
  };
  return visitor;
}

/** Runs in the page, before its own scripts. */
function breakStorage(how: 'denied' | 'full'): void {
  if (how === 'full') {
    Storage.prototype.setItem = () => {
      throw new DOMException('no room', 'QuotaExceededError');
    };
    return;
  }
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB'] as const)
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
}

/** Runs in the page: its clock is wrong by `clockShift`, which may change at any time. */
function readClockShift(): void {
  const shifted = window as unknown as { clockShift: number };
  try {
    shifted.clockShift = Number(/test-clock-shift=(-?\d+)/.exec(document.cookie)?.[1] ?? 0);
  } catch {
    // The browser's own page about a lost connection has no cookies.
    shifted.clockShift = 0;
  }
  const now = Date.now.bind(Date);
  Date.now = () => now() + shifted.clockShift;
}

/** Adds a third-party script with the page's own nonce to every page; it never loads. */
async function blockThirdParty(context: BrowserContext, origin: string): Promise<void> {
  await context.route('https://third-party.example/**', () => {});
  await context.route(
    (url) => url.origin === origin,
    async (route) => {
      const request = route.request();
      if (request.resourceType() !== 'document' || request.method() !== 'GET')
        return route.fallback();
      try {
        const response = await route.fetch({ maxRedirects: 0 });
        const body = (await response.text()).replace(
          /(<script[^>]* nonce="([^"]+)")/,
          '<script async src="https://third-party.example/tag.js" nonce="$2"></script>$1',
        );
        await route.fulfill({ response, body });
      } catch {
        await route.abort('connectionfailed').catch(() => undefined);
      }
    },
  );
}

/** The browser itself reports this for a chunk that was loading when the page was left. */
const isThirdPartyError = ({ message }: Error) => /third-party\.example/.test(message);

function hitId(body: string | null): string | undefined {
  try {
    const { id } = JSON.parse(new URLSearchParams(body ?? '').get('data') ?? '{}') as {
      id?: string;
    };
    return id;
  } catch {
    return undefined;
  }
}
