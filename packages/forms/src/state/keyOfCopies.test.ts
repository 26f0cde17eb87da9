import { expect, it, vi } from 'vitest';
import { keyOfCopies } from './keyOfCopies';

function createStorage() {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  };
}
const pending = { key: 'k1', entries: 'digest' };

it('[FRM-20o] gives the copies of one draft the key that one of them was sent under, and other drafts none', () => {
  const all = createStorage();
  const common = { name: 'plinth.draft.f1.', storage: () => all, mayKeep: () => true };
  const first = keyOfCopies({ ...common, origin: 0.1 });
  expect(first.read()).toBeUndefined();
  first.write(pending);
  expect(keyOfCopies({ ...common, origin: 0.1 }).read()).toEqual(pending);
  expect(keyOfCopies({ ...common, origin: 0.2 }).read()).toBeUndefined();
  expect(keyOfCopies({ ...common, name: 'plinth.draft.f2.', origin: 0.1 }).read()).toBeUndefined();
  first.write(undefined);
  expect(first.read()).toBeUndefined();
  expect(all.kept.size).toBe(0);
});

it('[FRM-20c] asks for the shared storage only when it is needed, and does without it', () => {
  const storage = vi.fn(() => undefined);
  const shared = keyOfCopies({ name: 'f', origin: 0.1, storage, mayKeep: () => false });
  expect(storage).not.toHaveBeenCalled();
  shared.write(pending);
  expect(shared.read()).toBeUndefined();
  expect(shared.mayKeep()).toBe(false);
});
