import { payloads } from './payloads';

/** The same numbers at every run of the same seed. */
function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) >>> 0;
    return ((state ^ (state >>> 12)) >>> 0) / 2 ** 32;
  };
}

/** PostgreSQL stores neither U+0000 nor half a character; the server replaces both when it saves. */
const storable = (text: string) =>
  text.replace(/\p{Surrogate}/gu, '\ufffd').replaceAll('\u0000', '\ufffd');

export interface PayloadWriter {
  /** A value in which about half of the texts are replaced or followed by hostile texts. */
  spoil<Value>(value: Value, keep?: ReadonlySet<string>): Value;
  /** The next payload. */
  next(): string;
  /** The number of texts that were replaced. */
  readonly count: number;
}

/** Walks through the whole corpus, one payload after the other, starting at a position that the seed determines. */
export function createPayloadWriter(seed: number): PayloadWriter {
  const random = seeded(seed * 7919 + 17);
  let at = Math.floor(random() * payloads.length);
  let count = 0;
  const next = () => {
    at = (at + 1) % payloads.length;
    return storable(payloads[at]!.text);
  };
  // Half of the texts stay: a block with an invalid address shows none of its other settings.
  const text = (before: string) => {
    const choice = random();
    if (choice < 0.4) return before;
    count += 1;
    return choice < 0.85 ? next() : before + next();
  };
  function spoil(value: unknown, keep: ReadonlySet<string>): unknown {
    if (typeof value === 'string') return text(value);
    if (Array.isArray(value)) return value.map((part) => spoil(part, keep));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, part]) => [
        name,
        keep.has(name) ? part : spoil(part, keep),
      ]),
    );
  }
  return {
    next,
    spoil: (value, keep = new Set()) => spoil(value, keep) as typeof value,
    get count() {
      return count;
    },
  };
}
