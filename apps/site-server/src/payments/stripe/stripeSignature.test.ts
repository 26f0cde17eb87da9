import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { isSignedByStripe } from './stripeSignature';

const body = '{"id":"evt_1"}';
const secret = 'whsec_present';
const sentAt = 1_790_000_000;
const sign = (time: number | string = sentAt, key = secret): string =>
  createHmac('sha256', key).update(`${time}.${body}`).digest('hex');

const isTaken = (header: string, { now = sentAt * 1000, text = body } = {}) =>
  isSignedByStripe({ body: text, header, secret, now });

it('[SRV-80f] takes a notice whose body was signed with the shop’s secret', () => {
  expect(isTaken(`t=${sentAt},v1=${sign()}`)).toBe(true);
  expect(isTaken(`t=${sentAt}, v0=00, v1=${sign()}`)).toBe(true);
  expect(isTaken(`t=${sentAt},v1=${sign()}`, { text: `${body} ` })).toBe(false);
  expect(isTaken(`t=${sentAt},v1=${sign(sentAt, 'whsec_other')}`)).toBe(false);
  // The signature of another scheme, or of another moment, is invalid.
  expect(isTaken(`t=${sentAt},v0=${sign()}`)).toBe(false);
  expect(isTaken(`t=${sentAt + 1},v1=${sign()}`)).toBe(false);
});

it('[SRV-80f] takes one of several signatures while a secret is changed', () => {
  const former = sign(sentAt, 'whsec_former');
  expect(isTaken(`t=${sentAt},v1=${former},v1=${sign()}`)).toBe(true);
  expect(isTaken(`t=${sentAt},v1=${sign()},v1=${former}`)).toBe(true);
  expect(isTaken(`t=${sentAt},v1=${former}`)).toBe(false);
});

it.each([
  [300, true],
  [301, false],
  [-300, true],
  [-301, false],
])('[SRV-80f] a notice that came %i seconds after it was signed: %s', (seconds, taken) => {
  const now = (sentAt + seconds) * 1000;
  expect(isTaken(`t=${sentAt},v1=${sign()}`, { now })).toBe(taken);
});

it.each([
  ['nothing', ''],
  ['a time alone', `t=${sentAt}`],
  ['a signature alone', `v1=${sign('')}`],
  ['a signature cut short', `t=${sentAt},v1=${sign().slice(0, 40)}`],
  ['a signature without a value', `t=${sentAt},v1`],
  ['no signature', `t=${sentAt},v1=`],
  ['a time with a sign', `t=+${sentAt},v1=${sign(`+${sentAt}`)}`],
  ['a time with an end', `t=${sentAt}.0,v1=${sign(`${sentAt}.0`)}`],
])('[SRV-80f] refuses a header with %s', (_, header) => {
  expect(isTaken(header)).toBe(false);
});
