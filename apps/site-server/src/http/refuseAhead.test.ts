import { expect, it } from 'vitest';
import { createTestApp } from '../../testing/createTestApp';
import { emptyDatabase } from '../../testing/databases';

it('[SRV-155] gives no page ahead to who saves data, and none of the owner’s area', async () => {
  const { app } = await createTestApp(await emptyDatabase());
  const statusOf = async (path: string, headers: Record<string, string>) =>
    (await app.request(`http://studio.test${path}`, { headers })).status;
  const ahead = { 'sec-purpose': 'prefetch;prerender' };
  expect(await statusOf('/contact', ahead)).toBe(200);
  expect(await statusOf('/contact', { ...ahead, 'save-data': 'on' })).toBe(503);
  expect(await statusOf('/contact', { 'save-data': 'on' })).toBe(200);
  expect(await statusOf('/config/', ahead)).toBe(503);
});
