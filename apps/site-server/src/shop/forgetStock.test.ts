import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { describeOnEmbeddedDatabase } from '../../testing/databases';
import { add, openShop, order } from '../../testing/openShop';

const jar = { itemId: 'product-moon-jar', sku: 'MOON-1' };

/** A cache that records the keys it is sent. */
async function openCache() {
  const keys: string[] = [];
  const server = createServer((request, response) => {
    keys.push(...String(request.headers['surrogate-key']).split(' '));
    response.end();
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  return { keys, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` };
}

describeOnEmbeddedDatabase('caches and orders', (get) => {
  it('[SRV-111a] has caches forget the pages of what was sold, and no others', async () => {
    const { keys, address } = await openCache();
    const shop = await openShop(get(), { purge: [address] });
    const buyer = await shop.enter();
    await add(buyer, jar);
    expect(keys).toEqual([]);
    expect((await order(buyer, 24_000)).status).toBe(200);
    await shop.services.purger.close();
    expect(keys).toEqual(['product-site-test-product-moon-jar', 'products-site-test']);
  });

  it('[SRV-111a] does so again when the pieces come back', async () => {
    const { keys, address } = await openCache();
    const shop = await openShop(get(), { purge: [address] });
    const buyer = await shop.enter();
    await add(buyer, jar);
    expect((await order(buyer, 24_000, { paymentToken: 'test-card-declined' })).status).not.toBe(
      200,
    );
    // Closing sends the pending requests, and repeats none.
    await shop.services.purger.close();
    const told = keys.filter((key) => key === 'product-site-test-product-moon-jar');
    expect(told).toHaveLength(2);
    expect(await shop.stockOf('MOON-1')).toBe(2);
  });
});
