import { describe, expect, it } from 'vitest';
import type { FormSchema } from '../pure/formSchema';
import { draftValues } from './draftValues';
import { readDraft, writeDraft, type DraftStorage } from './formDraft';

const day = 86_400_000;

function storageOf(initial: Record<string, string> = {}) {
  const stored = new Map(Object.entries(initial));
  const storage: DraftStorage = {
    getItem: (name) => stored.get(name) ?? null,
    setItem: (name, value) => void stored.set(name, value),
    removeItem: (name) => void stored.delete(name),
  };
  return { stored, storage };
}

const denied: DraftStorage = {
  getItem: () => {
    throw new DOMException('', 'SecurityError');
  },
  setItem: () => {
    throw new DOMException('', 'QuotaExceededError');
  },
  removeItem: () => {
    throw new DOMException('', 'SecurityError');
  },
};

describe('a draft', () => {
  it('[FRM-20c] holds what was entered, but neither passwords nor hidden fields', () => {
    const schema: FormSchema = {
      formId: 'f',
      formName: '',
      fields: (['text', 'email', 'password', 'hidden', 'number'] as const).map((type) => ({
        type,
        id: type,
        title: type,
      })),
    };
    const before = { text: '', email: 'a@b.io', password: '', hidden: '' };
    const values = { text: 'x', email: 'a@b.io', password: 'p', hidden: 'h', other: 'o' };
    expect(draftValues(schema, values, before)).toEqual({ text: 'x' });
  });

  it('[FRM-20b] holds nothing of a field that has lost its value', () => {
    const fields = [{ type: 'text', id: 'a', title: 'A' }] as const;
    const kept = draftValues({ formId: 'f', formName: '', fields }, {}, { a: 'x' });
    expect(Object.keys(kept)).toEqual([]);
  });

  it('[FRM-20b] holds no list that was changed and changed back', () => {
    const fields = [{ type: 'checkbox', id: 'a', title: 'A' }] as const;
    const schema: FormSchema = { formId: 'f', formName: '', fields };
    expect(draftValues(schema, { a: ['x'] }, { a: ['x'] })).toEqual({});
    expect(draftValues(schema, { a: [] }, { a: ['x'] })).toEqual({ a: [] });
  });

  it('[FRM-20b] is read back as it was written', () => {
    const { storage } = storageOf();
    const pending = { key: 'k', entries: 'e' };
    writeDraft(storage, 'd', { draft: { values: { a: 'x' }, pending }, now: 1000 });
    expect(readDraft(storage, 'd', 1000)).toMatchObject({ values: { a: 'x' }, pending });
    expect(readDraft(storage, 'e', 1000)).toBeUndefined();
  });

  it('[FRM-20b] is thrown away after a day', () => {
    const { storage, stored } = storageOf();
    writeDraft(storage, 'd', { draft: { values: {} }, now: 1000 });
    expect(readDraft(storage, 'd', 1000 + day - 1)).toBeDefined();
    expect(readDraft(storage, 'd', 1000 + day)).toBeUndefined();
    expect([...stored]).toEqual([]);
  });

  it.each(['null', '7', '"x"', '{}', '{"at":1000}', '{"at":1000,"values":null}', 'broken'])(
    '[FRM-20b] is none where %s stands in its place',
    (content) => {
      expect(readDraft(storageOf({ d: content }).storage, 'd', 1000)).toBeUndefined();
    },
  );

  it('[FRM-20b] is removed where there is nothing to keep', () => {
    const { storage, stored } = storageOf({ d: '{}' });
    writeDraft(storage, 'd', { draft: undefined, now: 0 });
    expect([...stored]).toEqual([]);
  });

  it.each(['{', 'null', '5', '{"at":0}', '{"at":0,"values":"x"}', '{"values":{}}'])(
    '[FRM-20b] is not read from %s',
    (text) => {
      const { storage } = storageOf({ d: text });
      expect(readDraft(storage, 'd', 1)).toBeUndefined();
    },
  );

  it('[FRM-20c] bears a storage that is denied or full', () => {
    expect(readDraft(denied, 'd', 0)).toBeUndefined();
    expect(() => writeDraft(denied, 'd', { draft: { values: {} }, now: 0 })).not.toThrow();
    expect(() => writeDraft(denied, 'd', { draft: undefined, now: 0 })).not.toThrow();
  });
});
