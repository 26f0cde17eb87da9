import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sampleSite } from '@plinth/marlow-clay';
import { expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../../database/openDatabase';
import { mails, orders } from '../../database/schema/index';
import { createBrowser, testOrigin } from '../../../testing/createBrowser';
import { add, address, newKey, openShop } from '../../../testing/openShop';
import { openStripeServer, stripeKeys, stripeEvent } from '../../../testing/openStripeServer';
import { startServerProcess } from '../../../testing/serverProcess';
import { paymentEventsPath } from '../paymentRoutes';

/** A browser for a server that runs as a process of its own. */
const browserOf = (server: { address: string }) =>
  createBrowser({
    request(url, init = {}) {
      const headers = new Headers(init.headers);
      if (headers.has('origin')) headers.set('origin', server.address);
      return fetch(url.replace(testOrigin, server.address), {
        ...init,
        headers,
        redirect: 'manual',
      });
    },
  });

it('[SRV-80h] makes the order once of a server that was killed between the payment and its answer', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'plinth-payment-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const prepared = await openDatabase({ dataFolder: folder });
  await prepared.migrate();
  await openShop(prepared, { site: sampleSite });
  await prepared.close();
  const stripe = await openStripeServer();
  const start = () =>
    startServerProcess({
      PORT: '0',
      PLINTH_DATA: folder,
      PLINTH_STRIPE_SECRET_KEY: stripeKeys.secretKey,
      PLINTH_STRIPE_PUBLISHABLE_KEY: stripeKeys.publishableKey,
      PLINTH_STRIPE_WEBHOOK_SECRET: stripeKeys.webhookSecret,
      PLINTH_STRIPE_API: stripe.address,
    });

  const killed = await start();
  const visitor = browserOf(killed);
  await visitor.get('/');
  await add(visitor);
  stripe.silent.push('POST payment_intents/');
  const order = { ...address, email: 'ada@example.test', step: 'place', key: newKey() };
  const sent = { ...order, shownTotal: '4300', payment: 'ctoken_pays' };
  const answer = visitor.postForm('/commerce/checkout', sent).catch(() => 'none');
  await expect.poll(() => stripe.bank.intents.get('pi_1')?.status).toBe('succeeded');
  await killed.end('SIGKILL');
  expect(await answer).toBe('none');

  stripe.silent.length = 0;
  const server = await start();
  const { body, header } = stripeEvent('payment_intent.succeeded', stripe.bank.only(), Date.now());
  const notify = async () =>
    (
      await fetch(server.address + paymentEventsPath, {
        method: 'POST',
        body,
        headers: { 'stripe-signature': header },
      })
    ).status;
  expect(await Promise.all([notify(), notify()])).toEqual([200, 200]);
  // The buyer sends the same form again, and is redirected to the existing order.
  const again = browserOf(server);
  for (const [name, value] of visitor.cookies) again.cookies.set(name, value);
  const { status, headers } = await again.postForm('/commerce/checkout', sent);
  expect([status, headers.get('location')]).toEqual([
    303,
    expect.stringContaining('/order-confirmed?order=') as string,
  ]);
  await server.end('SIGTERM');

  const after = await openDatabase({ dataFolder: folder });
  onTestFinished(() => after.close());
  expect((await after.db.select().from(orders)).map((row) => row.status)).toEqual(['paid']);
  expect(await after.db.select().from(mails)).toHaveLength(1);
  expect([...stripe.bank.intents.values()].map((intent) => intent.status)).toEqual(['succeeded']);
});
