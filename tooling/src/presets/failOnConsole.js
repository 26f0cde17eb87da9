import { afterEach, beforeEach, vi } from 'vitest';

// {})`), which takes the place of this spy. => An unexpected warning is a defect that is easily overlooked. A test that
// expects a warning spies on the method itself (`vi.spyOn(console, 'warn').mockImplementation(() => {})`), which
// replaces this spy. => {})`), which takes the place of this spy.
const watched = /** @type {const} */ (['error', 'warn']);
/** @type {string[]} */
let printed = [];

beforeEach(() => {
  printed = [];
  for (const method of watched) {
    const original = console[method];
    vi.spyOn(console, method).mockImplementation((...args) => {
      printed.push(`console.${method}: ${args.map(String).join(' ')}`);
      original.apply(console, args);
    });
  }
});

afterEach(() => {
  vi.restoreAllMocks();
  if (printed.length > 0) throw new Error(`Unexpected console output:\n${printed.join('\n')}`);
});
