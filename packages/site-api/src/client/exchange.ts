import { AnswerTooLargeError } from '../errors/AnswerTooLargeError';
import { ConnectionError } from '../errors/ConnectionError';
import { MisfitAnswerError } from '../errors/MisfitAnswerError';
import type { FailedCall } from '../errors/SiteCallError';
import { UnreadableAnswerError } from '../errors/UnreadableAnswerError';
import { idempotencyHeader, xsrfHeader } from '../wire';
import type { CallRequest, ClientSettings } from './callRequest';
import { encodeRequest } from './encodeRequest';
import { findMisfit } from './findMisfit';
import { failureOfAnswer } from './failureOfAnswer';
import { readText } from './readText';

/** Bytes. Far above any answer of the table; an endless answer must not fill the page's memory. */
const defaultMaxAnswerBytes = 5_000_000;

interface Exchange extends CallRequest {
  readonly call: FailedCall;
  readonly crumb: string | undefined;
  readonly signal: AbortSignal;
}

/** Sends one request and returns its checked answer, or throws the error that the answer means. */
export async function exchange(
  { call, route, payload, options, crumb, signal }: Exchange,
  settings: ClientSettings,
): Promise<unknown> {
  const { method, credentials, accepts } = route;
  const { baseUrl, xsrf } = settings;
  const { url, headers, body } = encodeRequest(route, payload, { baseUrl, crumb });
  const xsrfToken = credentials && xsrf.read();
  if (xsrfToken) headers[xsrfHeader] = xsrfToken;
  if (options.idempotencyKey) headers[idempotencyHeader] = options.idempotencyKey;

  let response: Response | undefined;
  let text: string | undefined;
  let started = performance.now();
  try {
    if (settings.onRequest) {
      await settings.onRequest({ ...call, headers });
      started = performance.now();
    }
    response = await (settings.fetch ?? fetch)(url, {
      method,
      headers,
      body,
      credentials: credentials ? 'include' : 'omit',
      // A redirected POST arrives as a GET without its payload and would look like a success.
      redirect: method === 'GET' ? 'follow' : 'error',
      keepalive: !!options.keepalive,
      signal,
    });
    // Read to the end even if the body is not needed: an unread keepalive answer keeps its share of
    // the quota.
    text = await readText(response, settings.maxAnswerBytes ?? defaultMaxAnswerBytes);
  } catch (cause) {
    // An error status is more useful than the fact that its body was cut off.
    if (!response || response.ok) throw new ConnectionError({ ...call, cause });
  } finally {
    const milliseconds = performance.now() - started;
    settings.onAnswer?.({ ...call, status: response?.status, milliseconds });
  }

  const { status, ok } = response;
  let answer: unknown;
  let cause: unknown;
  try {
    if (text || (text === '' && route.answer)) answer = JSON.parse(text);
  } catch (error) {
    cause = error;
  }
  const retryAfter = readWait(response.headers);
  const received = { ...call, status, answer, retryAfter, cause };
  const failure = failureOfAnswer(received, accepts ? accepts.includes(status) : ok);
  if (failure) throw failure;
  if (text === undefined) throw new AnswerTooLargeError(received);
  if (cause) throw new UnreadableAnswerError(received);
  const misfit = findMisfit(route.answer, answer) ?? settings.check?.(call.callName, answer);
  if (misfit) throw new MisfitAnswerError({ ...received, ...misfit });

  if (route.session) xsrf.store((answer as { xsrfToken?: string } | undefined)?.xsrfToken);
  return answer;
}

/**
 * Milliseconds to wait according to `Retry-After`: a number of seconds, or a date by the server's
 * clock.
 */
function readWait(headers: Headers): number | undefined {
  const named = headers.get('Retry-After') ?? '';
  // A proxy that sends the header as well turns it into a list: `120, 120`.
  const [, seconds] = /^(\d+(?:\.\d+)?)\s*(?:[,;s]|$)/i.exec(named) ?? [];
  if (seconds) return Number(seconds) * 1000 || undefined;
  const date = Date.parse(named) - (Date.parse(headers.get('Date') ?? '') || Date.now());
  // `Date.parse` would read a bare number with a sign as a year.
  return /^[a-z\d]/i.test(named) && date > 0 ? date : undefined;
}
