/** The width in the drawing's own units; it is stretched to the available width. */
export const plotWidth = 1000;
export const plotHeight = 240;

type Values = readonly (number | undefined)[];

export interface PlotScale {
  /** The position of a step. */
  x: (index: number) => number;
  y: (value: number) => number;
}

/** @param top the value at the upper edge */
export function plotScale(steps: number, top: number): PlotScale {
  return {
    x: (index) => round(((index + 0.5) * plotWidth) / Math.max(1, steps)),
    y: (value) => round(plotHeight - (value / top) * plotHeight),
  };
}

export const round = (value: number) => Math.round(value * 10) / 10;

/** Runs of consecutive values; a gap breaks the line. */
function runs(values: Values): { index: number; value: number }[][] {
  const found: { index: number; value: number }[][] = [];
  values.forEach((value, index) => {
    if (value === undefined) return;
    if (index > 0 && values[index - 1] !== undefined) found.at(-1)!.push({ index, value });
    else found.push([{ index, value }]);
  });
  return found;
}

/** The path of a line. A single value between two gaps is a short stroke, so that it is visible. */
export function linePath(values: Values, { x, y }: PlotScale): string {
  return runs(values)
    .map((run) => {
      const points = run.map(({ index, value }) => `${x(index)} ${y(value)}`);
      return run.length === 1
        ? `M${x(run[0]!.index) - 2} ${y(run[0]!.value)}h4`
        : `M${points.join('L')}`;
    })
    .join('');
}

/** The path of the area below a line. */
export function fillPath(values: Values, { x, y }: PlotScale): string {
  return runs(values)
    .filter((run) => run.length > 1)
    .map((run) => {
      const points = run.map(({ index, value }) => `${x(index)} ${y(value)}`).join('L');
      const [first, last] = [x(run[0]!.index), x(run.at(-1)!.index)];
      return `M${first} ${plotHeight}L${points}L${last} ${plotHeight}Z`;
    })
    .join('');
}
