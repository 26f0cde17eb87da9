import { AnswerTooLargeError } from '../errors/AnswerTooLargeError';
import { ConnectionError } from '../errors/ConnectionError';
import { MisfitAnswerError } from '../errors/MisfitAnswerError';
import type { FailedCall } from '../errors/SiteCallError';
import { UnreadableAnswerError } from '../errors/UnreadableAnswerError';
import { wire } from '../wire';
import { encodeRequest } from './encodeRequest';
import { findMisfit } from './findMisfit';
import { judgeAnswer } from './judgeAnswer';
import type { CallRequest, ClientSettings } from './performCall';
import { readText } from './readText';

/** Bytes. Far above any answer of the table; an endless one must not fill the page's memory. */
const defaultMaxAnswerBytes = 5_000_000;

interface Exchange {
  readonly call: FailedCall;
  readonly crumb: string | undefined;
  readonly signal: AbortSignal;
}

/** One request and its answer, checked; or the error that it stands for. */
export async function exchange(
  { call, crumb, signal }: Exchange,
  { route, payload, options }: CallRequest,
  settings: ClientSettings,
): Promise<unknown> {
  const { method, credentials, accepts } = route;
  const encoding = { baseUrl: settings.baseUrl, crumb };
  const { address, headers, body } = encodeRequest(route, payload, encoding);
  const xsrfToken = credentials && settings.xsrf.read();
  if (xsrfToken) headers[wire.xsrfHeader] = xsrfToken;
  if (options.idempotencyKey) headers[wire.idempotencyHeader] = options.idempotencyKey;

  let response: Response | undefined;
  let text: string | undefined;
  try {
    response = await (settings.fetch ?? fetch)(address, {
      method,
      headers,
      body: body ?? null,
      credentials: credentials ? 'include' : 'omit',
      // A redirected POST arrives as a GET without its payload and would look like a success.
      redirect: method === 'GET' ? 'follow' : 'error',
      keepalive: !!options.keepalive,
      signal,
    });
    // Read to the end even where nothing is wanted: an unread keepalive answer keeps its share of the quota.
    text = await readText(response, settings.maxAnswerBytes ?? defaultMaxAnswerBytes);
  } catch (cause) {
    // A status that says what is wrong counts more than the body that was cut behind it.
    if (!response || response.ok) throw new ConnectionError({ ...call, cause });
  }

  const { status } = response;
  let answer: unknown;
  let cause: Error | undefined;
  try {
    if (text || (text === '' && route.answer)) answer = JSON.parse(text);
  } catch (error) {
    cause = error as SyntaxError;
  }
  const received = { ...call, status, answer, retryAfter: retryAfter(response.headers) };
  const failure = judgeAnswer(received, accepts ? accepts.includes(status) : response.ok);
  if (failure) throw failure;
  if (text === undefined) throw new AnswerTooLargeError(received);
  if (cause) throw new UnreadableAnswerError({ ...received, cause });
  const misfit = findMisfit(route.answer, answer) ?? settings.check?.(call.callName, answer);
  if (misfit) throw new MisfitAnswerError({ ...received, ...misfit });

  if (route.session) settings.xsrf.store((answer as { xsrfToken?: string } | undefined)?.xsrfToken);
  return answer;
}

/** `Retry-After` in milliseconds: seconds, or a date seen from the answer's arrival. */
function retryAfter(headers: Headers): number | undefined {
  const value = headers.get('Retry-After');
  return value === null
    ? undefined
    : Math.max(0, Number(value) * 1000 || Date.parse(value) - Date.now()) || undefined;
}
