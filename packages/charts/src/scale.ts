export interface Scale {
  min: number;
  max: number;
  /** Round numbers from `min` to `max`. */
  ticks: number[];
}

const wantedSteps = 4;

/**
 * A scale with round numbers around the given values.
 * @param fromZero whether the scale includes zero; bars always start there
 */
export function scaleOf(values: readonly (number | null)[], fromZero: boolean): Scale {
  const numbers = values.filter((value) => value !== null);
  let [low, high] = [Math.min(...numbers), Math.max(...numbers)];
  if (!Number.isFinite(low)) [low, high] = [0, 1];
  // A line far from zero would look flat on a scale that starts at zero.
  if (fromZero || (low > 0 && low < high / 2)) low = Math.min(0, low);
  if (fromZero) high = Math.max(0, high);
  if (low === high) high = low === 0 ? 1 : low + Math.abs(low);
  const step = niceStep((high - low) / wantedSteps);
  const [first, last] = [Math.floor(low / step), Math.ceil(high / step)];
  const multiples = Array.from({ length: last - first + 1 }, (_, index) =>
    // Because 3 * 0.1 is not 0.3.
    Number(((first + index) * step).toPrecision(15)),
  );
  // Multiples of a very large number may be rounded to the same value.
  const ticks = [...new Set(multiples)];
  return { min: ticks[0]!, max: ticks.at(-1)!, ticks };
}

/** Rounds up to 1, 2, 2.5, 5 or 10 times a power of ten. */
function niceStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(rough));
  const factor = [1, 2, 2.5, 5, 10].find((nice) => nice * power >= rough * 0.999999)!;
  return factor * power;
}

/** The position of a value, from 0 at the top to 100 at the bottom. */
export const heightOf = (value: number, { min, max }: Scale): number =>
  round(100 - ((value - min) / (max - min)) * 100);

/** Two decimals are enough for a screen, and short in the page. */
export const round = (value: number): number => Math.round(value * 100) / 100;
