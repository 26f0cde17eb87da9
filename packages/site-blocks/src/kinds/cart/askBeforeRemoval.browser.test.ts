import { expect, it, onTestFinished, vi } from 'vitest';
import { createHost } from '../../host/host';
import { askBeforeRemoval } from './askBeforeRemoval';

vi.mock('../../page/needStyles', () => ({
  needStyles: () => Promise.reject(new Error('The network is gone.')),
}));

it('[COM-11] [RUN-5] the browser asks before a removal where the dialog fails to load', async () => {
  const host = { ...createHost(document), init() {}, destroy() {}, start() {} };
  const confirm = vi.spyOn(window, 'confirm').mockReturnValue(true);
  const log = vi.spyOn(console, 'error').mockReturnValue();
  onTestFinished(() => {
    confirm.mockRestore();
    log.mockRestore();
  });
  const cart = new AbortController();
  const ask = () => askBeforeRemoval(host, { message: 'Remove it?', signal: cart.signal });
  expect(await ask()).toBe(true);
  expect(confirm).toHaveBeenLastCalledWith('Remove it?');
  confirm.mockReturnValue(false);
  expect(await ask()).toBe(false);
  expect(String(log.mock.calls[0])).toContain('Unable to load module for trigger');
  // No confirmation for a cart that was removed.
  cart.abort();
  expect(await ask()).toBe(false);
  expect(confirm).toHaveBeenCalledTimes(2);
});
