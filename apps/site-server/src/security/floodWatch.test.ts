import { describe, expect, it } from 'vitest';
import { networksOf } from '../http/networksOf';
import { createFloodWatch } from './floodWatch';

function createWatch() {
  const time = { now: 1000 };
  const floods = createFloodWatch({ elapsed: () => time.now, holdFor: 0 });
  const refuse = (address: string, times: number, wait = 30) =>
    Array.from({ length: times }, () => floods.countRefusal(networksOf(address), wait));
  const waitOf = (address: string) => floods.waitOf(networksOf(address));
  return { time, floods, refuse, waitOf };
}

describe('a flood', () => {
  it('[SRV-200a] is twenty refusals of an address within a second', () => {
    const { time, refuse, waitOf } = createWatch();
    refuse('203.0.113.7', 19);
    expect(waitOf('203.0.113.7')).toBe(0);
    time.now += 1000;
    refuse('203.0.113.7', 19);
    expect(waitOf('203.0.113.7')).toBe(0);
    refuse('203.0.113.7', 1);
    expect(waitOf('203.0.113.7')).toBe(30);
    expect(waitOf('203.0.113.8')).toBe(0);
  });

  it('[SRV-200a] lasts for five seconds, and names the wait that is left', () => {
    const { time, refuse, waitOf } = createWatch();
    refuse('203.0.113.7', 20, 3);
    time.now += 2500;
    expect(waitOf('203.0.113.7')).toBe(1);
    time.now += 2499;
    expect(waitOf('203.0.113.7')).toBe(1);
    time.now += 1;
    expect(waitOf('203.0.113.7')).toBe(0);
  });

  it('[SRV-200a] is one of a /64 in IPv6, or of a /48 by sixteen times as many', () => {
    const { refuse, waitOf } = createWatch();
    refuse('2001:db8:1:1::7', 20);
    expect(waitOf('2001:db8:1:1::99')).toBe(30);
    expect(waitOf('2001:db8:1:2::7')).toBe(0);
    for (let subnet = 2; subnet <= 17; subnet += 1) refuse(`2001:db8:1:${subnet}::7`, 19);
    expect(waitOf('2001:db8:1:ffff::7')).toBe(30);
    expect(waitOf('2001:db8:2:1::7')).toBe(0);
  });

  it('[SRV-200c] is reported when it begins, and again after a minute without one', () => {
    const { time, refuse } = createWatch();
    expect(refuse('203.0.113.7', 60).filter(Boolean)).toHaveLength(1);
    time.now += 30_000;
    expect(refuse('203.0.113.7', 60).filter(Boolean)).toHaveLength(0);
    time.now += 70_000;
    expect(refuse('203.0.113.7', 60).filter(Boolean)).toHaveLength(1);
  });

  it('[SRV-200a] is noticed again after everybody was forgotten for want of room', () => {
    const { refuse, waitOf } = createWatch();
    refuse('203.0.113.7', 20);
    for (let at = 0; at < 10_000; at += 1) refuse(`10.1.${at >> 8}.${at & 255}`, 1);
    expect(waitOf('203.0.113.7')).toBe(0);
    refuse('203.0.113.7', 20);
    expect(waitOf('203.0.113.7')).toBe(30);
  });
});

it('[SRV-200b] lets 400 requests of a network wait, a thousand in all, and then others', async () => {
  const { floods } = createWatch();
  const hold = (network: number, times: number) =>
    Array.from({ length: times }, () => floods.hold(networksOf(`10.0.0.${network}`))).filter(
      (held) => held !== undefined,
    );
  const waiting = [1, 2, 3, 4].map((network) => hold(network, 450));
  expect(waiting.map((held) => held.length)).toEqual([400, 400, 200, 0]);
  await Promise.all(waiting.flat());
  expect(hold(4, 450)).toHaveLength(400);
});
