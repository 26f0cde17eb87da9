import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  cutMidBody,
  endlessBody,
  hangUp,
  json,
  silence,
  startFaultServer,
  text,
  type Answer,
  type FaultServer,
} from '../__fixtures__/faultServer';
import { checkAnswer } from '../contract/checkAnswer';
import { NotFoundError } from '../errors/NotFoundError';
import { SiteCallError } from '../errors/SiteCallError';
import { routes } from '../routes/routes';
import { createSiteClient } from './createSiteClient';
import type { SiteClientOptions, SystemErrorEvent } from './clientOptions';
import { tokenInMemory } from './tokenStore';

let server: FaultServer;
beforeAll(async () => {
  server = await startFaultServer();
});
afterAll(() => server.close());

const clientOf = (options: SiteClientOptions = {}) =>
  createSiteClient({ calls: routes, baseUrl: server.baseUrl, timeout: 5000, ...options });

async function failureOf(call: Promise<unknown>): Promise<SiteCallError> {
  const error: unknown = await call.then(
    () => expect.fail('The call succeeded.'),
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(SiteCallError);
  return error as SiteCallError;
}

const keyUrl = () => `${server.baseUrl}/api/form/FormSubmissionKey`;
const submission = { key: 'k1', formId: 'f1', form: '{"name":"Ida"}' };

describe('the error catalogue, from a server that fails', () => {
  const unableToConnect = 'Unable to connect…';
  const serverError = 'Internal server error. Please try again later.';
  const cases: [name: string, answer: Answer, error: string, message: string, status?: number][] = [
    ['[API-4] 401', text('', 401), 'UnauthorizedError', 'Unauthorized request', 401],
    ['[API-4] 403', text('no', 403), 'UnauthorizedError', 'Unauthorized request', 403],
    ['[API-4] 429', text('', 429), 'UnexpectedStatusError', unableToConnect, 429],
    ['[API-4] 500', text('<h1>500</h1>', 500), 'ServerError', serverError, 500],
    ['[API-4] 501', text('', 501), 'ServerError', serverError, 501],
    ['[API-4] 502', text('<h1>502</h1>', 502), 'UnexpectedStatusError', unableToConnect, 502],
    [
      '[API-4] 503',
      text('', 503),
      'ServiceUnavailableError',
      'This service is temporarily unavailable. Please try again later.',
      503,
    ],
    ['[API-4] 404', text('', 404), 'NotFoundError', unableToConnect, 404],
    ['[API-5] a closed connection', hangUp, 'ConnectionError', unableToConnect],
    ['[API-5] a body cut in the middle', cutMidBody, 'ConnectionError', unableToConnect],
    [
      '[API-12d] a POST that is redirected',
      text('', 302, { location: '/elsewhere' }),
      'ConnectionError',
      unableToConnect,
    ],
    [
      '[API-12e] an answer without its field',
      json({ other: 1 }),
      'MisfitAnswerError',
      'formSubmissionKey: “key” is not string in the answer.',
      200,
    ],
    [
      '[API-12e] an answer with a field of the wrong type',
      json({ key: 7 }),
      'MisfitAnswerError',
      'formSubmissionKey: “key” is not string in the answer.',
      200,
    ],
    [
      '[API-12e] an answer that is no object',
      json(null),
      'MisfitAnswerError',
      'formSubmissionKey: “key” is not string in the answer.',
      200,
    ],
  ];

  it.each(cases)('[A-254 to A-258] %s', async (_, answer, name, message, status) => {
    server.answerWith(answer);
    const error = await failureOf(clientOf().formSubmissionKey());
    expect(error).toMatchObject({
      name,
      message,
      callName: 'formSubmissionKey',
      method: 'POST',
      url: keyUrl(),
    });
    expect(error.status).toBe(status);
  });

  it('[API-12c] reads no further than the largest answer', async () => {
    server.answerWith(endlessBody);
    expect(await failureOf(clientOf().formSubmissionKey())).toMatchObject({
      name: 'AnswerTooLargeError',
      message: 'formSubmissionKey: the answer is too large.',
      status: 200,
      cause: undefined,
    });
  });

  it('[API-12c] reads an answer of exactly the largest size', async () => {
    const answer = JSON.stringify({ key: 'ü' });
    const maxAnswerBytes = new TextEncoder().encode(answer).length;
    server.answerWith(text(answer));
    await expect(clientOf({ maxAnswerBytes }).formSubmissionKey()).resolves.toEqual({ key: 'ü' });
    const refused = clientOf({ maxAnswerBytes: maxAnswerBytes - 1 }).formSubmissionKey();
    expect((await failureOf(refused)).name).toBe('AnswerTooLargeError');
  });

  it('[API-12c] reads a character whose bytes arrive apart', async () => {
    const bytes = new TextEncoder().encode(JSON.stringify({ key: 'ü€😀' }));
    const fetchBytes = async () =>
      new Response(
        new ReadableStream({
          start(controller) {
            for (const byte of bytes) controller.enqueue(Uint8Array.of(byte));
            controller.close();
          },
        }),
      );
    await expect(clientOf({ fetch: fetchBytes }).formSubmissionKey()).resolves.toEqual({
      key: 'ü€😀',
    });
  });

  it('[API-12d] follows no redirected POST, whatever its target', async () => {
    server.answerWith(text('', 302, { location: '/elsewhere' }), json({ key: 'k' }));
    expect((await failureOf(clientOf().formSubmissionKey())).name).toBe('ConnectionError');
    expect(server.requests).toHaveLength(1);
  });

  it('[API-4] [A-278] names the path where nothing was found', async () => {
    server.answerWith(text('', 404));
    const error = await failureOf(clientOf({ crumb: tokenInMemory('c') }).formSubmissionKey());
    expect(error).toBeInstanceOf(NotFoundError);
    expect(error).toMatchObject({ path: '/api/form/FormSubmissionKey', status: 404 });
    server.answerWith(text('', 404));
    const places = await failureOf(clientOf().placesAutocomplete({ input: 'Kiln?' }));
    expect(places).toMatchObject({ path: '/api/google-maps/places/autocomplete' });
  });

  it('[API-4] keeps what was wrong with the connection as the cause', async () => {
    server.answerWith(hangUp);
    expect((await failureOf(clientOf().formSubmissionKey())).cause).toBeInstanceOf(TypeError);
  });

  it.each([
    ['half of the JSON', '{"key":"ab'],
    ['HTML with status 200', '<!doctype html><title>Sign in</title>'],
    ['nothing where a field is needed', ''],
  ])('[API-3] %s', async (_, body) => {
    server.answerWith(text(body));
    const error = await failureOf(clientOf().formSubmissionKey());
    expect(error.name).toBe('UnreadableAnswerError');
    expect(error.cause).toBeInstanceOf(SyntaxError);
    const reason = (error.cause as SyntaxError).message;
    expect(error.message).toBe(
      `Internal Error: Unable to parse server response from (${keyUrl()}) as JSON: ${reason}`,
    );
    expect(error.values).toMatchObject({ url: keyUrl(), message: reason });
  });

  it('[API-3] takes an empty answer where nothing is needed', async () => {
    server.answerWith(text('', 204));
    await expect(clientOf().recordQuickView({ id: 'p1' })).resolves.toBeUndefined();
  });

  it('[API-4] passes on how long the server asks to wait', async () => {
    server.answerWith(text('', 429, { 'retry-after': '30' }));
    expect(await failureOf(clientOf().formSubmissionKey())).toMatchObject({ retryAfter: 30_000 });
    // Two servers in a row that both ask for patience make a list of it.
    server.answerWith(text('', 429, { 'retry-after': '90, 120' }));
    expect(await failureOf(clientOf().formSubmissionKey())).toMatchObject({ retryAfter: 90_000 });
    // By the server's clock, however the visitor's goes.
    const date = 'Fri, 01 Jan 2027 12:00:00 GMT';
    server.answerWith(text('', 429, { date, 'retry-after': 'Fri, 01 Jan 2027 12:02:00 GMT' }));
    expect(await failureOf(clientOf().formSubmissionKey())).toMatchObject({ retryAfter: 120_000 });
    server.answerWith(text('', 429, { 'retry-after': '1.25' }));
    expect(await failureOf(clientOf().formSubmissionKey())).toMatchObject({ retryAfter: 1250 });
    const past = ['Fri, 01 Jan 2027 11:00:00 GMT', date];
    for (const wait of ['soon', ...past, '-5', '+5', '-2040', '30x']) {
      server.answerWith(text('', 429, { date, 'retry-after': wait }));
      expect((await failureOf(clientOf().formSubmissionKey())).retryAfter).toBeUndefined();
    }
  });

  it('[API-12e] takes only the statuses that the table accepts', async () => {
    const event = { analyticsId: 'a', commonData: {}, customData: {}, customSchemaName: 's' };
    server.answerWith(text('', 202));
    await clientOf().sendAnalyticsEvent(event);
    server.answerWith(text('', 204));
    expect((await failureOf(clientOf().sendAnalyticsEvent(event))).status).toBe(204);
  });

  it('[API-12d] follows a redirected GET', async () => {
    server.answerWith(text('', 302, { location: '/moved' }), json({ pageLoadId: 'x' }));
    await expect(clientOf().performanceSettings()).resolves.toEqual({ pageLoadId: 'x' });
    expect(server.requests.map(({ path }) => path)).toEqual([
      '/api/1/performance/settings',
      '/moved',
    ]);
  });

  it('[API-12e] can check an answer against its whole schema', async () => {
    server.answerWith(json({ predictions: [{ placeId: 'p', description: 5 }] }));
    await expect(clientOf().placesAutocomplete({ input: 'x' })).resolves.toBeTruthy();
    const error = await failureOf(
      clientOf({ check: checkAnswer }).placesAutocomplete({ input: 'x' }),
    );
    expect(error).toMatchObject({
      message: 'placesAutocomplete: “predictions.0.description” is not string in the answer.',
      field: 'predictions.0.description',
    });
  });
});

describe('answers that speak for themselves', () => {
  it.each([400, 401, 500, 502])('[API-6, A-260] %i with an error', async (status) => {
    server.answerWith(json({ error: 'The form is closed.' }, status));
    expect(await failureOf(clientOf().saveFormSubmission(submission))).toMatchObject({
      name: 'RejectedCallError',
      message: 'The form is closed.',
      status,
      answer: { error: 'The form is closed.' },
    });
  });

  it.each([
    [{ message: 'Too late.' }, 'Too late.'],
    [{ billingErrorCode: 12 }, 'Unable to connect…'],
    [{ errors: { email: 'No.' } }, 'Unable to connect…'],
  ])('[API-6] 400 with %j', async (answer, message) => {
    server.answerWith(json(answer, 400));
    const error = await failureOf(clientOf().saveFormSubmission(submission));
    expect(error).toMatchObject({ name: 'RejectedCallError', message, answer });
  });

  it('[API-6] leaves the texts of other statuses alone', async () => {
    server.answerWith(json({ error: 'stack trace' }, 503));
    expect(await failureOf(clientOf().formSubmissionKey())).toMatchObject({
      name: 'ServiceUnavailableError',
      message: 'This service is temporarily unavailable. Please try again later.',
    });
  });

  it('[API-1, A-226] takes an answer without an error field as success, and one with it as failure', async () => {
    server.answerWith(json({ message: 'Saved.' }));
    await expect(clientOf().saveFormSubmission(submission)).resolves.toEqual({ message: 'Saved.' });
    server.answerWith(json({ error: 'Not saved.' }));
    expect((await failureOf(clientOf().saveFormSubmission(submission))).message).toBe('Not saved.');
  });

  it('[API-7, A-261] fires the login-required event', async () => {
    const onLoginRequired = vi.fn();
    const onSystemError = vi.fn();
    server.answerWith(json({ loginRequired: true }));
    const client = clientOf({ onLoginRequired, onSystemError });
    const error = await failureOf(client.siteHeaderFooter());
    expect(error.name).toBe('LoginRequiredError');
    expect(onLoginRequired).toHaveBeenCalledExactlyOnceWith(error);
    expect(onSystemError).not.toHaveBeenCalled();
  });

  it('[API-7] [API-8] fails the same without a listener', async () => {
    server.answerWith(json({ loginRequired: true }));
    expect((await failureOf(clientOf().siteHeaderFooter())).name).toBe('LoginRequiredError');
    server.answerWith(json({ authorizationFail: true }, 403));
    expect((await failureOf(clientOf().siteHeaderFooter())).name).toBe('AuthorizationFailError');
  });

  it('[API-8, A-262] raises a system error when the authorization failed, whether or not the caller handles it', async () => {
    const onAuthorizationFail = vi.fn();
    const onSystemError = vi.fn();
    server.answerWith(json({ authorizationFail: true }, 403));
    const client = clientOf({ onAuthorizationFail, onSystemError });
    const error = await failureOf(client.siteHeaderFooter({ handlesFailure: true }));
    expect(error.name).toBe('AuthorizationFailError');
    expect(onAuthorizationFail).toHaveBeenCalledExactlyOnceWith(error);
    expect(onSystemError).toHaveBeenCalledExactlyOnceWith({ error });
  });
});

describe('the system error', () => {
  it('[API-10, A-265] is raised once at a time for calls without a handler', async () => {
    server.answerWith(text('', 500));
    const closings: (() => void)[] = [];
    const onSystemError = vi.fn(
      (_: SystemErrorEvent) => new Promise<void>((resolve) => closings.push(resolve)),
    );
    const client = clientOf({ onSystemError });
    await Promise.all([
      failureOf(client.siteHeaderFooter()),
      failureOf(client.multilingualStatus()),
      failureOf(client.multilingualSettings()),
    ]);
    expect(onSystemError).toHaveBeenCalledTimes(1);
    closings[0]!();
    await expect
      .poll(async () => {
        await failureOf(client.siteHeaderFooter());
        return onSystemError;
      })
      .toHaveBeenCalledTimes(2);
  });

  it.each<[string, (client: ReturnType<typeof clientOf>) => Promise<unknown>]>([
    ['a login', (client) => client.memberLogin({ email: 'a@b.test', password: 'x' })],
    ['a widget', (client) => client.widgetRendering({ widgetJSON: { type: 2, id: 'b1' } })],
    ['a cart', (client) => client.readCart()],
    ['a form', (client) => client.saveFormSubmission(submission)],
  ])('[API-10] is raised by %s that nobody handles', async (_, call) => {
    server.answerWith(text('', 500));
    const onSystemError = vi.fn();
    const error = await failureOf(call(clientOf({ onSystemError })));
    expect(onSystemError).toHaveBeenCalledExactlyOnceWith({ error });
  });

  it('[API-10] is not raised where the caller handles the failure, gave up, or the table says that it is ignored', async () => {
    server.answerWith(text('', 500));
    const onSystemError = vi.fn();
    const client = clientOf({ onSystemError });
    await failureOf(client.siteHeaderFooter({ handlesFailure: true }));
    await failureOf(client.siteHeaderFooter({ signal: AbortSignal.abort() }));
    await failureOf(client.recordQuickView({ id: 'p1' }));
    await failureOf(client.logout());
    expect(onSystemError).not.toHaveBeenCalled();
  });
});

describe('a system error whose dialog fails', () => {
  it('[API-10] leaves the failure of the call as it is, and the next one is raised', async () => {
    const uncaught = vi.fn();
    process.on('unhandledRejection', uncaught);
    try {
      server.answerWith(text('', 500));
      const onSystemError = vi.fn(() => {
        throw new Error('The dialog is broken.');
      });
      const client = clientOf({ onSystemError });
      expect((await failureOf(client.siteHeaderFooter())).name).toBe('ServerError');
      expect((await failureOf(client.siteHeaderFooter())).name).toBe('ServerError');
      expect(onSystemError).toHaveBeenCalledTimes(2);
      await expect.poll(() => uncaught).toHaveBeenCalledTimes(2);
    } finally {
      process.off('unhandledRejection', uncaught);
    }
  });
});

describe('time limits and cancelling', () => {
  it('[API-12a] gives up at the time limit when the server is silent', async () => {
    server.answerWith(silence);
    const started = performance.now();
    const error = await failureOf(clientOf({ timeout: 60 }).formSubmissionKey());
    expect(error).toMatchObject({ name: 'CallTimeoutError', message: 'Unable to connect…' });
    expect(performance.now() - started).toBeLessThan(2000);
  });

  it('[API-12a] gives up even if the fetch it was given never looks at its signal', async () => {
    const client = clientOf({ fetch: () => new Promise(() => {}), timeout: 20 });
    expect((await failureOf(client.formSubmissionKey())).name).toBe('CallTimeoutError');
  });

  it('[API-12a] gives up while the body is still coming', async () => {
    server.answerWith((response) => {
      response.writeHead(200);
      response.write('{"key":');
    });
    const error = await failureOf(clientOf({ timeout: 60 }).formSubmissionKey());
    expect(error.name).toBe('CallTimeoutError');
  });

  it.each([
    ['recordButtonClick', 2500],
    ['recordButtonRender', 2500],
  ] as const)('[API-17] %s has a limit of %i ms', async (name, limit) => {
    vi.useFakeTimers();
    try {
      const client = createSiteClient({ calls: routes, fetch: () => new Promise(() => {}) });
      const failed = failureOf(client[name]({ id: 'b', context: 1 }));
      let settled = false;
      void failed.then(() => (settled = true));
      await vi.advanceTimersByTimeAsync(limit - 1);
      expect(settled).toBe(false);
      await vi.advanceTimersByTimeAsync(1);
      expect((await failed).name).toBe('CallTimeoutError');
    } finally {
      vi.useRealTimers();
    }
  });

  it('[API-12b] stops when the caller says so, with its reason as the cause', async () => {
    server.answerWith(silence);
    const controller = new AbortController();
    const call = clientOf().formSubmissionKey({ signal: controller.signal });
    const reason = new Error('The page was left.');
    controller.abort(reason);
    const error = await failureOf(call);
    expect(error).toMatchObject({
      name: 'AbortError',
      cause: reason,
      message: 'formSubmissionKey was cancelled.',
    });
  });

  it('[API-12b] sends nothing with a signal that was aborted before', async () => {
    server.answerWith(json({ key: 'k' }));
    await failureOf(clientOf().formSubmissionKey({ signal: AbortSignal.abort() }));
    expect(server.requests).toEqual([]);
  });

  it('[API-12b] leaves no listener on a signal that lives on', async () => {
    server.answerWith(json({ key: 'k' }));
    const { signal } = new AbortController();
    const added = vi.spyOn(signal, 'addEventListener');
    const removed = vi.spyOn(signal, 'removeEventListener');
    await clientOf().formSubmissionKey({ signal });
    expect(removed.mock.calls.map(([type, listener]) => [type, listener])).toEqual(
      added.mock.calls.map(([type, listener]) => [type, listener]),
    );
  });
});

describe('retries', () => {
  it('[API-5, A-259] tries a lost connection again after 200 ms, up to the count', async () => {
    server.answerWith(hangUp, cutMidBody, json({ key: 'k' }));
    const started = performance.now();
    await expect(clientOf({ retry: 2 }).formSubmissionKey()).resolves.toEqual({ key: 'k' });
    expect(server.requests).toHaveLength(3);
    expect(performance.now() - started).toBeGreaterThanOrEqual(395);

    server.answerWith(hangUp);
    await failureOf(clientOf({ retry: 2 }).formSubmissionKey());
    expect(server.requests).toHaveLength(3);
  });

  it('[API-5] waits 200 ms before each further try', async () => {
    vi.useFakeTimers();
    try {
      const lost = vi.fn<typeof fetch>(() => Promise.reject(new TypeError('lost')));
      const call = failureOf(clientOf({ fetch: lost, retry: 2 }).formSubmissionKey());
      for (const tries of [1, 2]) {
        await vi.advanceTimersByTimeAsync(199);
        expect(lost).toHaveBeenCalledTimes(tries);
        await vi.advanceTimersByTimeAsync(1);
        expect(lost).toHaveBeenCalledTimes(tries + 1);
      }
      expect((await call).message).toBe('Unable to connect…');
      expect(lost).toHaveBeenCalledTimes(3);
    } finally {
      vi.useRealTimers();
    }
  });

  it('[API-5] does not try again without a count, nor after an answer that will be the same', async () => {
    server.answerWith(hangUp);
    await failureOf(clientOf().formSubmissionKey());
    expect(server.requests).toHaveLength(1);
    for (const status of [400, 404, 429, 500, 501]) {
      server.answerWith(text('', status));
      await failureOf(clientOf({ retry: 3 }).formSubmissionKey());
      expect(server.requests, `${status}`).toHaveLength(1);
    }
  });

  it.each([502, 503, 504])(
    '[API-5] tries again after 200 ms where %i is answered',
    async (status) => {
      const busy = text('<h1>Busy</h1>', status);
      server.answerWith(busy, busy, json({ key: 'k' }));
      const started = performance.now();
      await expect(clientOf({ retry: 2 }).formSubmissionKey()).resolves.toEqual({ key: 'k' });
      expect(server.requests).toHaveLength(3);
      expect(performance.now() - started).toBeGreaterThanOrEqual(395);

      server.answerWith(busy);
      expect(await failureOf(clientOf({ retry: 1 }).formSubmissionKey())).toMatchObject({ status });
      expect(server.requests).toHaveLength(2);

      server.answerWith(busy);
      await failureOf(clientOf({ retry: 2 }).memberLogin({ email: 'a@b.test', password: 'x' }));
      expect(server.requests).toHaveLength(1);
    },
  );

  it('[API-5] tries again after a wait of 200 ms that the server asks for, and only where it is busy', async () => {
    server.answerWith(text('', 503, { 'retry-after': '0.2' }), json({ key: 'k' }));
    await expect(clientOf({ retry: 1 }).formSubmissionKey()).resolves.toEqual({ key: 'k' });
    server.answerWith(text('', 500, { 'retry-after': '0.1' }), json({ key: 'k' }));
    expect((await failureOf(clientOf({ retry: 1 }).formSubmissionKey())).status).toBe(500);
  });

  it('[API-5] leaves a wait that the server asks for to the caller', async () => {
    server.answerWith(text('', 503, { 'retry-after': '60' }));
    const error = await failureOf(clientOf({ retry: 2 }).formSubmissionKey());
    expect(error.retryAfter).toBe(60_000);
    expect(server.requests).toHaveLength(1);
  });

  it.each([429, 503])('[API-21] waits as long as a %i asks, within its limits', async (status) => {
    vi.useFakeTimers();
    try {
      const headers = { 'retry-after': '2' };
      const busyOnce = () =>
        vi
          .fn<typeof fetch>(async () => Response.json({ key: 'k' }))
          .mockResolvedValueOnce(new Response('', { status, headers }));
      const options = { retry: 1, maxRetryWait: 3000 };
      const busy = busyOnce();
      const call = clientOf({ ...options, fetch: busy }).formSubmissionKey();
      await vi.advanceTimersByTimeAsync(1999);
      expect(busy).toHaveBeenCalledTimes(1);
      await vi.advanceTimersByTimeAsync(1);
      await expect(call).resolves.toEqual({ key: 'k' });

      // Longer than the caller allows, or than the call may take: the answer itself comes at once.
      for (const limit of [{ maxRetryWait: 1999 }, { timeout: 1500 }, { retry: 0 }]) {
        const refused = clientOf({ ...options, ...limit, fetch: busyOnce() }).formSubmissionKey();
        expect(await failureOf(refused)).toMatchObject({ status, retryAfter: 2000 });
      }
    } finally {
      vi.useRealTimers();
    }
  });

  it('[API-22] notifies before and after every request, and lets headers be added', async () => {
    const seen: unknown[] = [];
    const client = clientOf({
      crumb: tokenInMemory('secret'),
      retry: 1,
      async onRequest({ callName, headers }) {
        seen.push(callName);
        headers['traceparent'] = '00-1-1-01';
      },
      onAnswer: ({ url, status, milliseconds }) =>
        seen.push(url, status, milliseconds >= 0 && milliseconds <= performance.now() - started),
    });
    server.answerWith(hangUp, json({ key: 'k' }));
    const started = performance.now();
    await client.formSubmissionKey();
    const name = 'formSubmissionKey';
    expect(seen).toEqual([name, keyUrl(), undefined, true, name, keyUrl(), 200, true]);
    expect(server.requests.map(({ headers }) => headers['traceparent'])).toEqual([
      '00-1-1-01',
      '00-1-1-01',
    ]);
    const cause = new Error('no token');
    const locked = clientOf({ onRequest: () => Promise.reject(cause) });
    const failure = await failureOf(locked.formSubmissionKey());
    expect(failure.name).toBe('ConnectionError');
    expect(failure.cause).toBe(cause);
  });

  it('[API-5] repeats what is not safe only under a key', async () => {
    const client = clientOf({ retry: 1 });
    const login = { email: 'ida@example.com', password: 'secret' };
    server.answerWith(hangUp);
    await failureOf(client.memberLogin(login));
    expect(server.requests.map(({ headers }) => headers['idempotency-key'])).toEqual([undefined]);

    server.answerWith(hangUp, json({ xsrfToken: 't' }));
    await client.memberLogin(login, { idempotencyKey: 'once' });
    expect(server.requests.map(({ headers }) => headers['idempotency-key'])).toEqual([
      'once',
      'once',
    ]);

    server.answerWith(hangUp, json({}));
    await client.saveFormSubmission(submission);
    expect(server.requests.map(({ body }) => JSON.parse(body).key)).toEqual(['k1', 'k1']);

    server.answerWith(hangUp);
    await failureOf(client.saveFormSubmission({ ...submission, key: '' }));
    expect(server.requests).toHaveLength(1);
  });

  it('[API-5] stops trying when the caller gives up or the time is over', async () => {
    server.answerWith(hangUp);
    const controller = new AbortController();
    const call = clientOf({ retry: 50 }).formSubmissionKey({ signal: controller.signal });
    await expect.poll(() => server.requests.length).toBeGreaterThan(0);
    controller.abort();
    expect((await failureOf(call)).name).toBe('AbortError');
  });

  it('[API-12a] counts the retries into the time limit', async () => {
    vi.useFakeTimers();
    try {
      const lost = vi.fn<typeof fetch>(() => Promise.reject(new TypeError('lost')));
      const call = failureOf(
        clientOf({ fetch: lost, retry: 50, timeout: 500 }).formSubmissionKey(),
      );
      await vi.advanceTimersByTimeAsync(5000);
      expect((await call).name).toBe('CallTimeoutError');
      expect(lost).toHaveBeenCalledTimes(3);
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('the crumb', () => {
  const checking =
    (good: string): Answer =>
    (response, request) =>
      request.query.get('crumb') === good
        ? json({ key: 'k' })(response, request)
        : json({ crumbFail: true, crumb: good }, 400)(response, request);

  it('[API-2, A-229] goes into the query, and the address in an error does not show it', async () => {
    server.answerWith(text('', 500));
    const error = await failureOf(clientOf({ crumb: tokenInMemory('a b') }).formSubmissionKey());
    expect(server.requests[0]!.query.get('crumb')).toBe('a b');
    expect(error.url).toBe(keyUrl());
    expect(JSON.stringify({ ...error })).not.toContain('a b');
  });

  it('[API-2, A-229] goes into a header for error reports and into the form of the older tracker', async () => {
    server.answerWith(text('', 204));
    const client = clientOf({ crumb: tokenInMemory('c1') });
    await client.recordJavascriptErrors([{ event: 'error', data: {}, timestamp: 1 }]);
    await client.recordEvent({ event: 'view', data: { a: 1 } });
    const [report, event] = server.requests;
    expect(report!.headers['x-csrf-token']).toBe('c1');
    expect(report!.query.has('crumb')).toBe(false);
    expect(Object.fromEntries(new URLSearchParams(event!.body))).toEqual({
      crumb: 'c1',
      event: 'view',
      data: '{"a":1}',
    });
  });

  it('[API-9, A-263] is stored when the server sends a new one, and the call is tried again', async () => {
    server.answerWith(checking('new'));
    const crumb = tokenInMemory('old');
    const client = clientOf({ crumb });
    await expect(client.formSubmissionKey()).resolves.toEqual({ key: 'k' });
    expect(crumb.read()).toBe('new');
    expect(server.requests).toHaveLength(2);
  });

  it('[API-9] is refreshed once for five calls that fail together, and each is tried again', async () => {
    server.answerWith(checking('new'));
    const crumb = tokenInMemory('old');
    const store = vi.spyOn(crumb, 'store');
    const client = clientOf({ crumb });
    const answers = await Promise.all(Array.from({ length: 5 }, () => client.formSubmissionKey()));
    expect(answers).toEqual(Array.from({ length: 5 }, () => ({ key: 'k' })));
    expect(store).toHaveBeenCalledTimes(1);
    expect(server.requests).toHaveLength(10);
    expect(server.requests.filter(({ query }) => query.get('crumb') === 'old')).toHaveLength(5);
  });

  it('[API-9] follows a cookie that every failed answer sets again', async () => {
    // A cookie jar as the browser keeps it: the answer's cookie is there before the script sees the answer.
    let cookie = 'old';
    let issued = 0;
    const fetchWithCookies: typeof fetch = async (input, init) => {
      const sentCookie = cookie;
      const response = await fetch(input, init);
      cookie = response.headers.get('x-test-cookie') ?? cookie;
      expect(sentCookie).toBe(new URL(input as string).searchParams.get('crumb'));
      return response;
    };
    let valid = '';
    server.answerWith((response, request) => {
      if (request.query.get('crumb') === valid) return json({ key: 'k' })(response, request);
      valid = `c${++issued}`;
      const crumb = valid;
      setTimeout(() => {
        json({ crumbFail: true, crumb }, 400, { 'x-test-cookie': crumb })(response, request);
      }, issued * 10);
    });
    const crumb = { read: () => cookie, store: (next?: string) => void (cookie = next!) };
    const client = clientOf({ crumb, fetch: fetchWithCookies });
    await Promise.all(Array.from({ length: 5 }, () => client.formSubmissionKey()));
    expect(server.requests).toHaveLength(10);
  });

  it('[API-9] fails after the second refusal', async () => {
    let issued = 0;
    server.answerWith((response, request) =>
      json({ crumbFail: true, crumb: `c${++issued}` }, 400)(response, request),
    );
    const error = await failureOf(clientOf({ crumb: tokenInMemory('old') }).formSubmissionKey());
    expect(error).toMatchObject({ name: 'CrumbError', message: 'Unauthorized request' });
    expect(server.requests).toHaveLength(2);
  });

  it('[API-9] is not tried again without cookies, nor without a new crumb', async () => {
    server.answerWith(checking('new'));
    const noCookies = { read: () => undefined, store: () => {} };
    await failureOf(clientOf({ crumb: noCookies }).formSubmissionKey());
    expect(server.requests).toHaveLength(1);
    server.answerWith(json({ crumbFail: true }, 400));
    await failureOf(clientOf({ crumb: tokenInMemory('old') }).formSubmissionKey());
    expect(server.requests).toHaveLength(1);
  });
});

describe('the session', () => {
  it('[API-11, A-206] sends its token as a header on later calls, until it ends', async () => {
    const client = clientOf();
    server.answerWith(
      json({ xsrfToken: 't1' }),
      json({ key: 'k' }),
      json({}),
      json({}),
      json({ key: 'k' }),
    );
    await client.memberLogin({ email: 'ida@example.com', password: 'secret', rememberMe: true });
    await client.formSubmissionKey();
    await client.recordHit({ event: 'view', data: {} });
    await client.memberLogout({ cloneCart: true });
    await client.formSubmissionKey();
    expect(server.requests.map(({ headers }) => headers['x-xsrf-token'])).toEqual([
      undefined,
      't1',
      undefined,
      't1',
      undefined,
    ]);
    expect(server.requests[3]!.query.get('cloneCart')).toBe('true');
  });
});

it('[API-11] ends a session whose last answer is empty', async () => {
  const client = clientOf();
  server.answerWith(json({ xsrfToken: 't1' }), text('', 204), json({ key: 'k' }));
  await client.memberLogin({ email: 'ida@example.com', password: 'secret' });
  await client.memberLogout();
  await client.formSubmissionKey();
  expect(server.requests.map(({ headers }) => headers['x-xsrf-token'])).toEqual([
    undefined,
    't1',
    undefined,
  ]);
});

describe('the form in which payloads travel', () => {
  it('[API-1, A-226] writes JSON, forms, queries, text and parts of the path', async () => {
    server.answerWith(json({ html: '', predictions: [] }));
    const client = clientOf();
    await client.saveFormSubmission(submission);
    await client.widgetRendering({ widgetJSON: { type: 'summary', id: 'b1', value: { n: 1 } } });
    await client.placesAutocomplete({ input: 'Zürich & co' });
    await client.sendPerformanceRecords('{"a":1}\n{"b":2}');
    await client.recordQuickView({ id: 'a/b?c' });
    const [save, widget, places, records, quickView] = server.requests;
    expect(save!.headers['content-type']).toBe('application/json');
    expect(JSON.parse(save!.body)).toEqual(submission);
    expect([...save!.query]).toEqual([]);
    expect(widget!.headers['content-type']).toMatch('application/x-www-form-urlencoded');
    expect(JSON.parse(new URLSearchParams(widget!.body).get('widgetJSON')!)).toEqual({
      type: 'summary',
      id: 'b1',
      value: { n: 1 },
    });
    expect(places).toMatchObject({ method: 'GET', body: '' });
    expect(places!.query.get('input')).toBe('Zürich & co');
    expect(records!.headers['content-type']).toMatch('text/plain');
    expect(records!.body).toBe('{"a":1}\n{"b":2}');
    expect(quickView!.path).toBe('/api/census/RecordQuickView/a%2Fb%3Fc');
  });

  it.each(['', '.', '..', null, undefined])(
    '[API-1] refuses “%s” as a part of the path',
    async (id) => {
      await expect(clientOf().recordQuickView({ id: id! })).rejects.toThrow(
        new TypeError('/api/census/RecordQuickView/{id} needs a value for id'),
      );
    },
  );

  it('[API-1] leaves out of a query what has no value', async () => {
    server.answerWith(json({ predictions: [] }));
    const missing = { language: undefined, country: null };
    await clientOf().placesAutocomplete({ input: 'x', ...missing } as never);
    expect([...server.requests[0]!.query]).toEqual([['input', 'x']]);
  });

  it('[API-2] sends cookies only where the table says so', async () => {
    const spy = vi.fn<typeof fetch>(async () => Response.json({ key: 'k' }));
    const client = clientOf({ fetch: spy });
    await client.formSubmissionKey();
    await client.recordHit({ event: 'view', data: {} }, { keepalive: true });
    expect(spy.mock.calls.map(([, init]) => [init!.credentials, init!.keepalive])).toEqual([
      ['include', false],
      ['omit', true],
    ]);
  });
});
