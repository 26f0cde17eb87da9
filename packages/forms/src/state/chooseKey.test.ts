import { describe, expect, it, vi } from 'vitest';
import type { KeyOutcome } from '../pure/submission';
import { chooseKey } from './chooseKey';
import type { SharedKey } from './formStore';

type Sent = ReturnType<SharedKey['read']>;

/** The key that the tabs of one draft share. */
function sharedKey(initial?: Sent, mayKeep = true) {
  const written: Sent[] = [];
  let sent = initial;
  const copies: SharedKey = {
    inTurn: (task) => task(),
    mayKeep: () => mayKeep,
    read: () => sent,
    write(next) {
      sent = next;
      written.push(next);
    },
  };
  return { copies, written };
}

const asks = (outcome: KeyOutcome = { ok: true, key: 'new' }) =>
  vi.fn(() => Promise.resolve(outcome));

describe('chooseKey', () => {
  it('[FRM-20o] asks for a key of its own where no other tab can have one', async () => {
    const ask = asks();
    expect(await chooseKey('a', { copies: undefined, memory: {}, ask })).toEqual({
      ok: true,
      key: 'new',
    });
    expect(ask).toHaveBeenCalledOnce();
  });

  it('[FRM-20c] shares no key, and forgets a shared one, where nothing may be stored', async () => {
    const { copies, written } = sharedKey({ key: 'other', entries: 'a' }, false);
    const memory = {};
    expect(await chooseKey('a', { copies, memory, ask: asks() })).toEqual({ ok: true, key: 'new' });
    expect(written).toEqual([undefined]);
    expect(memory).toEqual({});
  });

  it('[FRM-20o] sends the same entries under the key of the other tab', async () => {
    const { copies, written } = sharedKey({ key: 'other', entries: 'a' });
    const memory: { lastKey?: string } = {};
    const ask = asks();
    expect(await chooseKey('a', { copies, memory, ask })).toEqual({ ok: true, key: 'other' });
    expect(ask).not.toHaveBeenCalled();
    expect(memory.lastKey).toBe('other');
    expect(written).toEqual([{ key: 'other', entries: 'a' }]);
  });

  it('[FRM-20o] sends changed entries under a key of their own, which it shares', async () => {
    const { copies, written } = sharedKey({ key: 'other', entries: 'a' });
    const memory: { lastKey?: string } = {};
    expect(await chooseKey('b', { copies, memory, ask: asks() })).toEqual({ ok: true, key: 'new' });
    expect(memory.lastKey).toBe('new');
    expect(written).toEqual([{ key: 'new', entries: 'b' }]);
  });

  it('[FRM-20o] asks again where its own last key was refused', async () => {
    const { copies } = sharedKey({ key: 'mine', entries: 'a' });
    const memory = { lastKey: 'mine' };
    expect(await chooseKey('a', { copies, memory, ask: asks() })).toEqual({ ok: true, key: 'new' });
    expect(memory.lastKey).toBe('new');
  });

  it('[FRM-20o] shares nothing where no key is given', async () => {
    const { copies, written } = sharedKey();
    const memory = {};
    const refusal: KeyOutcome = { ok: false, status: 0 };
    expect(await chooseKey('a', { copies, memory, ask: asks(refusal) })).toEqual(refusal);
    expect(written).toEqual([]);
    expect(memory).toEqual({});
  });
});
