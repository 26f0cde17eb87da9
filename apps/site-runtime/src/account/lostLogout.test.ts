// @vitest-environment jsdom
import { createHost } from '@plinth/site-blocks/host';
import { expect, it, onTestFinished, vi } from 'vitest';
import { startAccountParts } from './startAccountParts';

vi.mock('./logOut', () => {
  throw new Error('The network is gone.');
});

it('[RUN-9] a visitor who asks to leave is logged out by the form where the script fails to load', async () => {
  document.body.innerHTML =
    '<form method="post" action="/session/logout"><button data-logout>Log out</button></form>';
  const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockReturnValue();
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const stop = startAccountParts({ ...createHost(document), init() {}, destroy() {}, start() {} });
  onTestFinished(() => {
    stop();
    submit.mockRestore();
    log.mockRestore();
    document.body.replaceChildren();
  });
  document.querySelector('button')!.click();
  await expect.poll(() => submit.mock.contexts).toEqual([document.querySelector('form')]);
  expect(log).toHaveBeenCalled();
});
