import { niceScale } from './niceScale';

export interface PlotSeries {
  /** What is counted or measured. */
  label: string;
  /** One value a step; `undefined` where there is none. */
  values: readonly (number | undefined)[];
}

export interface TimePlotProps {
  id: string;
  title: string;
  /** What a person would say about the picture. */
  summary: string;
  /** Names of the steps, from the first to the last. */
  steps: readonly string[];
  /** The heading of the steps in the table. */
  stepLabel: string;
  tableLabel: string;
  series: readonly PlotSeries[];
  format: (value: number) => string;
  /** Lines across, such as what counts as good. */
  limits?: readonly { value: number; label: string }[];
}

/** The drawing's own units; it is stretched to the width that there is. */
const width = 1000;
const height = 240;

/**
 * Values over time as a drawing that needs no script, and as a table for those who read numbers or hear them. Lines keep
 * their width when the drawing is stretched; words stand beside it as text, so that they keep their size.
 */
export function TimePlot({
  id,
  title,
  summary,
  steps,
  stepLabel,
  tableLabel,
  series,
  format,
  limits = [],
}: TimePlotProps) {
  const largest = Math.max(0, ...series.flatMap(({ values }) => values.map((value) => value ?? 0)));
  const shownLimits = limits.filter(({ value }) => value <= largest * 1.5);
  const scale = niceScale(Math.max(largest, ...shownLimits.map(({ value }) => value)));
  const top = scale.at(-1)!;
  const x = (index: number) => round(((index + 0.5) * width) / Math.max(1, steps.length));
  const y = (value: number) => round(height - (value / top) * height);
  const named = [...new Set([0, Math.floor((steps.length - 1) / 2), steps.length - 1])];
  return (
    <figure className="pl-config-plot" aria-labelledby={`${id}-title`}>
      <figcaption>
        <span className="pl-config-plot-title" id={`${id}-title`}>
          {title}
        </span>{' '}
        <span className="pl-config-note">{summary}</span>
        {series.length > 1 || shownLimits.length > 0 ? (
          <ul className="pl-config-legend" aria-hidden="true">
            {series.map(({ label }, index) => (
              <li key={label} data-series={index}>
                {label}
              </li>
            ))}
            {shownLimits.map(({ label }) => (
              <li key={label} data-series="limit">
                {label}
              </li>
            ))}
          </ul>
        ) : null}
      </figcaption>
      <div className="pl-config-plot-area" dir="ltr" aria-hidden="true">
        <ol className="pl-config-plot-scale">
          {[...scale].reverse().map((value) => (
            <li key={value}>{format(value)}</li>
          ))}
        </ol>
        <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" focusable="false">
          {scale.map((value) => (
            <line
              key={value}
              className="pl-config-plot-grid"
              x1="0"
              x2={width}
              y1={y(value)}
              y2={y(value)}
            />
          ))}
          {shownLimits.map(({ value, label }) => (
            <line
              key={label}
              className="pl-config-plot-limit"
              x1="0"
              x2={width}
              y1={y(value)}
              y2={y(value)}
            />
          ))}
          {series.map(({ label, values }, index) => (
            <g key={label} data-series={index}>
              {index === 0 ? <path className="pl-config-plot-fill" d={fill(values, x, y)} /> : null}
              <path className="pl-config-plot-line" d={line(values, x, y)} />
            </g>
          ))}
          {steps.map((step, index) => (
            <rect
              key={step + String(index)}
              className="pl-config-plot-step"
              x={round((index * width) / steps.length)}
              y="0"
              width={round(width / steps.length)}
              height={height}
            >
              <title>
                {[
                  step,
                  ...series.map((one) => `${one.label}: ${text(one.values[index], format)}`),
                ].join('\n')}
              </title>
            </rect>
          ))}
        </svg>
        <ol className="pl-config-plot-steps">
          {named.map((index) => (
            <li key={index}>{steps[index]}</li>
          ))}
        </ol>
      </div>
      <details className="pl-config-plot-table">
        <summary>{tableLabel}</summary>
        <div className="pl-config-scroll">
          <table className="pl-config-table">
            <caption className="pl-config-hidden">{title}</caption>
            <thead>
              <tr>
                <th scope="col">{stepLabel}</th>
                {series.map(({ label }) => (
                  <th scope="col" className="pl-config-number" key={label}>
                    {label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {steps.map((step, index) => (
                <tr key={step + String(index)}>
                  <th scope="row">{step}</th>
                  {series.map(({ label, values }) => (
                    <td className="pl-config-number" key={label}>
                      {text(values[index], format)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </figure>
  );
}

type Scale = (value: number) => number;

const text = (value: number | undefined, format: (value: number) => string): string =>
  value === undefined ? '–' : format(value);

const round = (value: number) => Math.round(value * 10) / 10;

/** Runs of values that follow each other; a gap breaks the line. */
function runs(values: readonly (number | undefined)[]): { index: number; value: number }[][] {
  const found: { index: number; value: number }[][] = [];
  values.forEach((value, index) => {
    if (value === undefined) return;
    if (index > 0 && values[index - 1] !== undefined) found.at(-1)!.push({ index, value });
    else found.push([{ index, value }]);
  });
  return found;
}

/** A single value between two gaps is a short stroke, so that it can be seen. */
const line = (values: readonly (number | undefined)[], x: Scale, y: Scale): string =>
  runs(values)
    .map((run) => {
      const points = run.map(({ index, value }) => `${x(index)} ${y(value)}`);
      return run.length === 1
        ? `M${x(run[0]!.index) - 2} ${y(run[0]!.value)}h4`
        : `M${points.join('L')}`;
    })
    .join('');

const fill = (values: readonly (number | undefined)[], x: Scale, y: Scale): string =>
  runs(values)
    .filter((run) => run.length > 1)
    .map(
      (run) =>
        `M${x(run[0]!.index)} ${height}L${run.map(({ index, value }) => `${x(index)} ${y(value)}`).join('L')}L${x(run.at(-1)!.index)} ${height}Z`,
    )
    .join('');
