import type { Arbitrary, IProperty } from 'fast-check';

/**
 * Looks for a case that breaks a property: 300 cases, always the same; `PLINTH_FUZZ_RUNS=20000` looks longer and with
 * other cases each time, `PLINTH_FUZZ_SEED` repeats the cases of a failure, which names its seed.
 */
export function fuzz<Case>(
  property: IProperty<Case>,
  options?: {
    /** Part of the cases, for slow properties. @default 1 */
    share?: number;
  },
): void;

/** Texts of 60,000 characters that repeat patterns with which regular expressions become slow. */
export const longTexts: readonly string[];

/** @throws when a text takes longer than `limit` milliseconds */
export function expectQuick(
  read: (text: string) => unknown,
  texts?: readonly string[],
  /** @default 3000 */
  limit?: number,
): void;

/** Texts of all characters, and of the pieces that parsers trip over. */
export function hostileText(): Arbitrary<string>;

/** Any value that JSON, and careless code, can hold. */
export function hostileJson(): Arbitrary<unknown>;

/** Objects that have some of the named parts, each of them any value. */
export function settingsOf(
  names: readonly [string, ...string[]],
): Arbitrary<Record<string, unknown>>;
