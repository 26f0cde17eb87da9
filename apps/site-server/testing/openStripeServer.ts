import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { createStripeBank, type StripeAnswer } from './stripeBank';

export const stripeKeys = {
  secretKey: 'sk_test_of_the_tests',
  publishableKey: 'pk_test_of_the_tests',
  webhookSecret: 'whsec_of_the_tests',
};

/**
 * A local server that simulates the part of Stripe's API that a shop uses, by its documentation: forms in, JSON out,
 * idempotency keys, errors with a type and a code.
 */
export async function openStripeServer() {
  const bank = createStripeBank();
  /** The memory of each account, by its secret key. */
  const accounts = new Map([[stripeKeys.secretKey, { name: 'server', bank }]]);
  /** A further account: its keys, and its memory. */
  const openAccount = (name: string, secretKey = `sk_test_${name}`) => {
    const own = createStripeBank(name);
    accounts.set(secretKey, { name, bank: own });
    const publishableKey = `pk_test_${name}`;
    return { bank: own, keys: { publishableKey, secretKey, webhookSecret: `whsec_${name}` } };
  };
  /** Requests in their order: `POST payment_intents`. */
  const asked: string[] = [];
  /** Requests whose answer is lost, by their beginning; they are carried out. */
  const lost: string[] = [];
  /** Requests that are carried out and never answered, by their beginning. */
  const silent: string[] = [];
  /** Answers by idempotency key. */
  const kept = new Map<string, StripeAnswer>();
  let isDown = false;
  const server = createServer((request, response) => {
    void (async () => {
      const body = new URLSearchParams(await readBody(request));
      const url = new URL(request.url!, 'http://x');
      const path = url.pathname.replace(/^\/v1\//, '');
      const name = `${request.method} ${path}`;
      asked.push(name);
      if (isDown) return void request.socket.destroy();
      const key = request.headers['idempotency-key']?.toString();
      const secretKey = request.headers.authorization?.replace(/^Bearer /, '') ?? '';
      const account = accounts.get(secretKey);
      const answer: StripeAnswer = !account
        ? { status: 401, body: { error: { type: 'invalid_request_error' } } }
        : name === 'GET account'
          ? accountOf(account.name, secretKey)
          : ((key === undefined ? undefined : kept.get(key)) ??
            account.bank.answer({
              method: request.method!,
              path,
              fields: request.method === 'GET' ? url.searchParams : body,
            }));
      if (key) kept.set(key, answer);
      if (silent.some((one) => name.startsWith(one))) return;
      const at = lost.findIndex((one) => name.startsWith(one));
      if (at >= 0) {
        lost.splice(at, 1);
        return void request.socket.destroy();
      }
      response.writeHead(answer.status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(answer.body));
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () =>
    new Promise<void>((resolve) => {
      server.closeAllConnections();
      server.close(() => resolve());
    });
  onTestFinished(close);
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    bank,
    openAccount,
    asked,
    lost,
    silent,
    setDown: (down: boolean) => {
      isDown = down;
    },
  };
}

/** A restricted key may not read its own account. */
const accountOf = (name: string, secretKey: string): StripeAnswer =>
  secretKey.startsWith('rk_')
    ? { status: 403, body: { error: { type: 'invalid_request_error' } } }
    : {
        status: 200,
        body: {
          id: `acct_${name}`,
          charges_enabled: true,
          settings: { dashboard: { display_name: `Shop of ${name}` } },
        },
      };

/** An event as Stripe sends it. @param at milliseconds since 1970 */
export function stripeEvent(type: string, object: object, at: number) {
  const body = JSON.stringify({ id: 'evt_1', type, data: { object } });
  return { body, header: signEvent(body, at) };
}

export function signEvent(body: string, at: number, secret = stripeKeys.webhookSecret): string {
  const time = Math.floor(at / 1000);
  const signature = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
  return `t=${time},v1=${signature},v0=older`;
}

async function readBody(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}
