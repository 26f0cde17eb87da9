import { ConnectionError } from '../errors/ConnectionError';
import { CrumbError } from '../errors/CrumbError';
import { SiteCallError } from '../errors/SiteCallError';
import { defaultTimeout } from '../routes/route';
import type { CallRequest, ClientSettings } from './callRequest';
import { encodeRequest } from './encodeRequest';
import { exchange } from './exchange';
import { withTimeLimit } from './withTimeLimit';

/** Milliseconds before a call is tried again ([API-5]). */
const retryDelay = 200;

/** Statuses of a server that is unreachable or busy: a retry may succeed. */
const passingStatuses = [502, 503, 504];

/** Sends one call, with the retries that its route and options allow, and returns its answer. */
export async function performCall(
  request: CallRequest,
  settings: ClientSettings,
): Promise<unknown> {
  const { name, route, payload, options } = request;
  const { carryingCrumb } = settings;
  const { url } = encodeRequest(route, payload, { baseUrl: settings.baseUrl });
  const call = { callName: name, method: route.method, url };
  const timeout = options.timeout ?? settings.timeout ?? route.timeout ?? defaultTimeout;

  const end = performance.now() + timeout;

  return withTimeLimit({ call, timeout, signal: options.signal }, async (signal) => {
    let retriesLeft = mayRepeat(request) ? (options.retry ?? settings.retry ?? 0) : 0;
    let crumbRenewed = false;
    for (;;) {
      const crumb = route.crumb && settings.crumb.read();
      const sent = exchange({ ...request, call, crumb, signal }, settings);
      try {
        if (route.crumb) carryingCrumb.add(sent);
        return await sent;
      } catch (error) {
        carryingCrumb.delete(sent);
        if (error instanceof CrumbError && !crumbRenewed && renewCrumb(error, crumb, settings)) {
          crumbRenewed = true;
          // Every failed answer may set a cookie of its own: the retry has to carry the last one.
          await Promise.allSettled(carryingCrumb);
        } else if (mayPass(error, maxWait(settings, end)) && retriesLeft-- > 0) {
          const wait = Math.max(retryDelay, error.retryAfter ?? 0);
          await new Promise((resolve) => setTimeout(resolve, wait));
        } else throw error;
        if (signal.aborted) throw error;
      } finally {
        carryingCrumb.delete(sent);
      }
    }
  });
}

/**
 * [API-21] The longest wait in milliseconds that is possible now: a wait must end within the call's
 * time limit.
 */
const maxWait = ({ maxRetryWait = 0 }: ClientSettings, end: number) =>
  Math.max(retryDelay, Math.min(maxRetryWait, end - performance.now()));

/**
 * [API-5] Whether the same call may succeed after at most `wait` milliseconds. A longer wait is
 * left to the caller.
 */
function mayPass(error: unknown, wait: number): error is SiteCallError {
  if (error instanceof ConnectionError) return true;
  if (!(error instanceof SiteCallError)) return false;
  const { status = 0, retryAfter = 0 } = error;
  return (
    (passingStatuses.includes(status) || (status === 429 && retryAfter > 0)) && retryAfter <= wait
  );
}

/**
 * A call is repeated only if the table says that this is safe, or if a key lets the server
 * recognise it.
 */
function mayRepeat({ route: { repeat }, payload, options }: CallRequest): unknown {
  return (
    repeat === true ||
    options.idempotencyKey ||
    (repeat && (payload as Record<string, unknown>)[repeat.key])
  );
}

/**
 * [API-9] Whether there is a new crumb for a second try. If several calls fail together, the first
 * stores the new crumb and the others find it. A crumb that cannot be read back (no cookies) does
 * not count.
 */
function renewCrumb(
  { answer }: CrumbError,
  sent: string | undefined,
  { crumb }: ClientSettings,
): boolean {
  const current = crumb.read();
  if (current && current !== sent) return true;
  const next = (answer as { crumb?: string }).crumb;
  if (!next) return false;
  crumb.store(next);
  return crumb.read() === next;
}
