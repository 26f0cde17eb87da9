import type { Environment, Fault } from '../address/environment';
import type { StageContext } from '../example/stageContext';

interface Answer {
  status: number;
  body: string;
  headers?: Record<string, string>;
}

/** Delay of a slow network, in ms: about one round of 3G with a lost packet. */
const slowMs = 1500;

/** Calls by which a page reports its visit. */
const trackingPath = /\/(census|events|performance)\//;

/**
 * Replaces the server of a published page: answers the calls of the contract in memory, with the delay and faults of
 * the toolbar. The real request layer calls it.
 */
export function createStageServer(
  { network, fault }: Pick<Environment, 'network' | 'fault'>,
  log: StageContext['log'],
): typeof fetch {
  let crumbsRefused = 0;
  let keys = 0;

  function answer(path: string): Answer {
    if (fault === 'crumb' && crumbsRefused++ === 0)
      return json(403, { crumbFail: true, crumb: 'fresh', error: 'Crumb invalid' });
    const asksKey = path.endsWith('/FormSubmissionKey');
    // Fields are only refused when a submission is saved.
    const failed = fault === 'refused' && asksKey ? undefined : failures[fault]?.();
    if (failed) return failed;
    if (asksKey) return json(200, { key: `key-${(keys += 1)}` });
    if (path.endsWith('/performance/settings')) return json(200, { pageLoadId: 'page-load' });
    return json(200, {});
  }

  return async (input, init) => {
    const request = new Request(input, init);
    const { pathname } = new URL(request.url);
    const began = performance.now();
    const body = await request.clone().text();
    const kind = trackingPath.test(pathname) ? 'tracking' : 'call';
    const report = (outcome: string) =>
      log(kind, `${request.method} ${pathname}`, {
        answer: outcome,
        ms: Math.round(performance.now() - began),
        ...(body && { body: parsed(body) }),
      });
    try {
      await pause(network === 'slow' ? slowMs : 0, request.signal);
      if (fault === 'timeout') await pause(Infinity, request.signal);
    } catch (error) {
      report('aborted');
      throw error;
    }
    if (fault === 'offline') {
      report('connection lost');
      throw new TypeError('Failed to fetch');
    }
    const { status, body: text, headers } = answer(pathname);
    report(String(status));
    return new Response(text, {
      status,
      headers: { 'content-type': 'application/json', ...headers },
    });
  };
}

const json = (status: number, body: unknown, headers: Record<string, string> = {}): Answer => ({
  status,
  body: JSON.stringify(body),
  headers,
});

const failures: Partial<Record<Fault, () => Answer>> = {
  'signed-out': () => json(401, { loginRequired: true, error: 'You are signed out.' }),
  forbidden: () => json(401, { authorizationFail: true, error: 'You may not do this.' }),
  refused: () => json(400, { errors: { email: 'This address bounced before.' } }),
  'too-many': () => json(429, {}, { 'retry-after': '30' }),
  'server-error': () => json(500, {}),
  unavailable: () => json(503, {}, { 'retry-after': '120' }),
  unreadable: () => ({ status: 200, body: '<!doctype html><title>Proxy</title>' }),
  misfit: () => json(200, { unexpected: true, key: 1 }),
  'too-large': () => json(200, { key: 'k', padding: 'x'.repeat(5_100_000) }),
};

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return body;
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason as Error);
    if (signal.aborted) return stop();
    signal.addEventListener('abort', stop, { once: true });
    if (Number.isFinite(ms)) setTimeout(resolve, ms);
  });
}
