import { wire } from '@plinth/site-api';
import { calls, type Call, type CallName } from '@plinth/site-api/contract';
import type { Context, Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { readSite } from '../locks/readSite';
import { checkCrumb } from '../security/checkCrumb';
import { readSession } from '../security/sessionCookie';
import { takeFromLimit } from '../security/takeFromLimit';
import type { ServerEnvironment } from '../serverEnvironment';
import type { CallContext } from './callContext';
import { CallFailure } from '../http/callFailure';
import { apiHandlers } from './apiHandlers';
import { isReport } from './isReport';
import { readPayload } from './readPayload';
import { takeReportBytes, waitForReport } from './takeReportBytes';

type RequestContext = Context<ServerEnvironment>;

/** Every call of the contract becomes a route, with its checks in the same order for all. */
export function registerApi(app: Hono<ServerEnvironment>): void {
  const methods = new Map<string, Set<string>>();
  for (const name of Object.keys(calls) as CallName[]) {
    const call = calls[name];
    const path = call.path.replace(/\{(\w+)\}/g, ':$1');
    app.on(call.method, path, (c) => answerCall(call, c));
    methods.set(path, (methods.get(path) ?? new Set()).add(call.method));
  }
  for (const [path, allowed] of methods) {
    const allow = [...allowed, ...(allowed.has('GET') ? ['HEAD'] : [])].join(', ');
    app.all(path, (c) =>
      c.json({ error: `${c.req.method} is not among the methods ${allow}.` }, 405, { allow }),
    );
  }
  app.all('/api/*', (c) => c.json({ error: `There is no call ${c.req.path}.` }, 404));
}

async function answerCall(call: Call, c: RequestContext): Promise<Response> {
  c.header('cache-control', 'no-store');
  try {
    const answer = await handle(call, c);
    const [status = 200] = call.accepts?.slice(-1) ?? [];
    return sendJson(c, answer, status as ContentfulStatusCode);
  } catch (error) {
    if (!(error instanceof CallFailure)) throw error;
    for (const [name, value] of Object.entries(error.headers)) c.header(name, value);
    return c.json(error.body, error.status);
  }
}

/** With its length: `compress` would have to make a stream of the body to see how short it is. */
function sendJson(c: RequestContext, answer: unknown, status: ContentfulStatusCode): Response {
  const body = JSON.stringify(answer);
  return c.body(body, status, {
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
  });
}

async function handle(call: Call, c: RequestContext): Promise<unknown> {
  const services = c.get('services');
  checkSentCrumb(call, c);
  if (isReport(call.name)) {
    await countCall(call, c);
    refuseBytes(await waitForReport(c));
  }
  const payload = await readPayload(call, c);
  if (call.crumb === 'field') checkCrumb(c, (payload as { crumb?: string }).crumb);
  // A call that another site makes in a visitor's name must not use up the visitor's limits. Attempts to sign in are
  // counted where they are made, by account and browser as well.
  if (!isReport(call.name) && call.name !== 'memberLogin') await countCall(call, c);
  refuseBytes(await takeReportBytes(c, call.name, payload));
  let session: ReturnType<typeof readSession> | undefined;
  const context = {
    payload,
    services,
    c,
    site: await readSite(c),
    now: new Date(services.clock()),
    session: () => (session ??= readSession(c)),
  };
  // The table ties a call's name to its payload; over a union of all calls TypeScript cannot follow that.
  const handler = apiHandlers[call.name] as (context: CallContext<CallName>) => Promise<unknown>;
  return handler(context as CallContext<CallName>);
}

async function countCall({ name }: Call, c: RequestContext): Promise<void> {
  const wait = await takeFromLimit(c, name);
  if (wait === 0) return;
  const error = `${name} was called too often from this address. Try again in ${wait} s.`;
  throw new CallFailure(429, { error }, { 'retry-after': String(wait) });
}

function refuseBytes(wait: number): void {
  if (wait === 0) return;
  const error = `This address, or everybody together, has reported too much. Try again in ${wait} s.`;
  throw new CallFailure(429, { error }, { 'retry-after': String(wait) });
}

/** Checks a crumb beside the body before the body is read. */
function checkSentCrumb({ crumb }: Call, c: RequestContext): void {
  // A page that reports an error by beacon cannot set a header: the query is accepted as well.
  if (crumb === 'query' || crumb === 'header')
    checkCrumb(c, c.req.header(wire.crumbHeader) ?? c.req.query(wire.crumb));
}
