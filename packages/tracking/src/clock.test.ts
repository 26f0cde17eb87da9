import { afterEach, expect, it, vi } from 'vitest';
import { createTransport } from './transport';

afterEach(() => vi.useRealTimers());

it('[TRK-18f] waits where a server asks for more time than a timer can count', async () => {
  vi.useFakeTimers();
  const headers = { 'Retry-After': '10000000' };
  const fetch = vi.fn(() => Promise.resolve(new Response('', { status: 503, headers })));
  const transport = createTransport({ fetch, hasKeepalive: true });
  void transport.post({ url: '/hit', id: 'h1' });
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(fetch).toHaveBeenCalledTimes(1);
});
