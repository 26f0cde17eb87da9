/**
 * The number of days for which reports of pages are kept, by the parts of the owner's area; `forever` keeps all of
 * them.
 */
export interface Retention {
  /** Page views, buttons, forms shown, overlays, quick views, campaigns and events. */
  visits: DaysKept;
  /** Page speed. */
  speed: DaysKept;
  errors: DaysKept;
  traces: DaysKept;
}

export type DaysKept = number | 'forever';

/**
 * Visits and speed for 25 months (two years, the day of a leap year and a month), so that the month under way can be
 * compared with the same one of both years before; it is also the longest time for which the French authority (CNIL)
 * allows figures about visitors to be kept. An error that did not return in three months is fixed, and a trace concerns
 * one visit, which is of no use after that time; both reveal most about single visitors.
 */
export const usualRetention: Retention = { visits: 762, speed: 762, errors: 90, traces: 90 };

/** A hundred years. */
const maxDays = 36_500;

/**
 * Reads `PLINTH_KEEP_VISITS`, `_SPEED`, `_ERRORS` and `_TRACES`.
 *
 * @throws when one of them is neither a number of days nor `forever`: a server that guessed would delete the wrong rows
 */
export function readRetention(env: Readonly<Record<string, string | undefined>>): Retention {
  const read = (kind: keyof Retention): DaysKept => {
    const name = `PLINTH_KEEP_${kind.toUpperCase()}`;
    const text = env[name];
    if (!text) return usualRetention[kind];
    if (text === 'forever') return text;
    if (!/^\d{1,5}$/.test(text) || Number(text) < 1 || Number(text) > maxDays) {
      throw new Error(
        `${name} is "${text}". Give the days for which they are kept, from 1 to ${maxDays}, or forever.`,
      );
    }
    return Number(text);
  };
  return {
    visits: read('visits'),
    speed: read('speed'),
    errors: read('errors'),
    traces: read('traces'),
  };
}
