import { expect, it } from 'vitest';
import { sendWithCrumb } from './sendWithCrumb';

/** A server that refuses a request without a crumb, and sends one with its refusal. */
function server({ gives = true } = {}) {
  let cookie: string | undefined;
  const sent: (string | undefined)[] = [];
  const send = (crumb: string | undefined) => {
    sent.push(crumb);
    if (crumb !== undefined) return Promise.resolve(204);
    if (gives) cookie = 'given';
    return Promise.resolve(400);
  };
  return { sent, report: () => sendWithCrumb(() => cookie, send) };
}

it('[API-9] repeats a report from a page without a crumb once, with the crumb of the refusal', async () => {
  const { sent, report } = server();
  expect(await report()).toBe(204);
  expect(await report()).toBe(204);
  expect(sent).toEqual([undefined, 'given', 'given']);
});

it('[API-9] a report is not repeated where no crumb came', async () => {
  const { sent, report } = server({ gives: false });
  expect(await report()).toBe(400);
  expect(sent).toEqual([undefined]);
});
