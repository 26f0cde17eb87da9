import { ownValue, setOwnValue } from './ownValue';

/**
 * The names under which choices and questions are sent: their texts, numbered if a text occurs
 * again, so that equal texts do not overwrite each other.
 */
export function questionKeys(options: readonly string[] = []): readonly string[] {
  if (new Set(options).size === options.length) return options;
  const taken = new Set(options);
  const counts: Record<string, number> = {};
  return options.map((option) => {
    let count = (ownValue(counts, option) ?? 0) + 1;
    let key = option;
    // An option that already has such a name keeps it.
    for (; count > 1 && taken.has(key); count += 1) key = `${option} (${count})`;
    if (key !== option) count -= 1;
    setOwnValue(counts, option, count);
    taken.add(key);
    return key;
  });
}
