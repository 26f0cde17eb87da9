import { niceScale } from './niceScale';
import { fillPath, linePath, plotHeight, plotScale, plotWidth, round } from './plotPaths';

export interface PlotSeries {
  /** The name of the counted or measured quantity. */
  label: string;
  /** One value for each step; `undefined` without a value. */
  values: readonly (number | undefined)[];
}

export interface TimePlotProps {
  id: string;
  title: string;
  /** The description of the plot as text. */
  summary: string;
  /** Names of the steps, from the first to the last. */
  steps: readonly string[];
  /** The heading of the steps in the table. */
  stepLabel: string;
  tableLabel: string;
  series: readonly PlotSeries[];
  format: (value: number) => string;
  /** Horizontal lines, such as the limit for a good value. */
  limits?: readonly { value: number; label: string }[];
}

/**
 * Values over time as a drawing that needs no script, and as a table for those who read the numbers or use a screen
 * reader. Lines keep their width when the drawing is stretched; labels are text beside it, so that they keep their
 * size.
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
        <PlotDrawing
          steps={steps}
          series={series}
          format={format}
          scale={scale}
          limits={shownLimits}
        />
        <ol className="pl-config-plot-steps">
          {named.map((index) => (
            <li key={index}>{steps[index]}</li>
          ))}
        </ol>
      </div>
      <details className="pl-config-plot-table">
        <summary>{tableLabel}</summary>
        <div className="pl-config-scroll">
          <PlotTable
            title={title}
            steps={steps}
            stepLabel={stepLabel}
            series={series}
            format={format}
          />
        </div>
      </details>
    </figure>
  );
}

/** @param scale the values of the horizontal lines, from the lowest to the highest */
function PlotDrawing({
  steps,
  series,
  format,
  scale,
  limits,
}: Pick<TimePlotProps, 'steps' | 'series' | 'format'> &
  Required<Pick<TimePlotProps, 'limits'>> & { scale: readonly number[] }) {
  const place = plotScale(steps.length, scale.at(-1)!);
  return (
    <svg viewBox={`0 0 ${plotWidth} ${plotHeight}`} preserveAspectRatio="none" focusable="false">
      {scale.map((value) => (
        <line
          key={value}
          className="pl-config-plot-grid"
          x1="0"
          x2={plotWidth}
          y1={place.y(value)}
          y2={place.y(value)}
        />
      ))}
      {limits.map(({ value, label }) => (
        <line
          key={label}
          className="pl-config-plot-limit"
          x1="0"
          x2={plotWidth}
          y1={place.y(value)}
          y2={place.y(value)}
        />
      ))}
      {series.map(({ label, values }, index) => (
        <g key={label} data-series={index}>
          {index === 0 ? (
            <path className="pl-config-plot-fill" d={fillPath(values, place)} />
          ) : null}
          <path className="pl-config-plot-line" d={linePath(values, place)} />
        </g>
      ))}
      {steps.map((step, index) => (
        <rect
          key={step + String(index)}
          className="pl-config-plot-step"
          x={round((index * plotWidth) / steps.length)}
          y="0"
          width={round(plotWidth / steps.length)}
          height={plotHeight}
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
  );
}

/** The values as a table. */
function PlotTable({
  title,
  steps,
  stepLabel,
  series,
  format,
}: Pick<TimePlotProps, 'title' | 'steps' | 'stepLabel' | 'series' | 'format'>) {
  return (
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
  );
}

const text = (value: number | undefined, format: (value: number) => string): string =>
  value === undefined ? '–' : format(value);
