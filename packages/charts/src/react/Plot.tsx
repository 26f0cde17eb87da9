import type { CSSProperties } from 'react';
import type { ChartParts } from './ChartTable';
import { heightOf, round, scaleOf, type Scale } from '../scale';

export interface PlotProps extends ChartParts {
  kind: 'bar' | 'line';
  hint: string;
}

/** The share of its band that a group of bars occupies. */
const groupShare = 0.62;

/**
 * Bars or lines in a drawing of 100 by 100 that CSS stretches to the width of its column, without a
 * script; the text around it keeps its size because it is not part of the drawing.
 */
export function Plot({ id, dataset, unit, format, label, kind, hint }: PlotProps) {
  const { labels, series } = dataset;
  const scale = scaleOf(
    series.flatMap(({ values }) => values),
    kind === 'bar',
  );
  const band = 100 / labels.length;
  return (
    <>
      {series.length > 1 && (
        <ul className="pl-chart-legend" aria-hidden="true">
          {series.map(({ name }, index) => (
            <li key={index} data-series={index % 6}>
              {name}
            </li>
          ))}
        </ul>
      )}
      <div className="pl-chart-frame" data-chart-plot="" data-hint={`${label}. ${hint}`}>
        {unit && (
          <p className="pl-chart-unit" aria-hidden="true">
            <bdi>{unit}</bdi>
          </p>
        )}
        <div className="pl-chart-values" aria-hidden="true">
          {scale.ticks.map((tick) => (
            <span key={tick} style={{ insetBlockStart: `${heightOf(tick, scale)}%` }}>
              {format(tick)}
            </span>
          ))}
        </div>
        <svg
          className="pl-chart-drawing"
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          role="img"
          aria-labelledby={`chart-${id}`}
        >
          <g className="pl-chart-lines">
            {scale.ticks.map((tick) => (
              <path
                key={tick}
                d={`M0 ${heightOf(tick, scale)}H100`}
                data-zero={tick === 0 ? '' : undefined}
              />
            ))}
          </g>
          {labels.map((_, index) => (
            <rect
              className="pl-chart-band"
              key={index}
              x={round(index * band)}
              y={0}
              width={round(band)}
              height={100}
            />
          ))}
          {series.map(({ values }, index) => (
            <g key={index} data-series={index % 6}>
              {kind === 'bar' ? (
                <Bars
                  values={values}
                  index={index}
                  band={band}
                  scale={scale}
                  count={series.length}
                />
              ) : (
                <Line values={values} band={band} scale={scale} />
              )}
            </g>
          ))}
        </svg>
        <ol
          className="pl-chart-labels"
          aria-hidden="true"
          data-many={labels.length > 24 ? 'very' : labels.length > 9 ? '' : undefined}
          style={{ '--chart-count': labels.length } as CSSProperties}
        >
          {labels.map((text, index) => (
            <li key={index}>{text}</li>
          ))}
        </ol>
        <p className="pl-chart-readout" role="status" hidden />
      </div>
    </>
  );
}

interface MarksProps {
  values: readonly (number | null)[];
  band: number;
  scale: Scale;
}

function Bars({
  values,
  index,
  band,
  scale,
  count,
}: MarksProps & { index: number; count: number }) {
  const width = (band * groupShare) / count;
  const lead = (band * (1 - groupShare)) / 2;
  const base = heightOf(Math.min(Math.max(0, scale.min), scale.max), scale);
  return values.map((value, at) => {
    if (value === null) return null;
    const top = heightOf(value, scale);
    return (
      <rect
        className="pl-chart-bar"
        key={at}
        x={round(at * band + lead + index * width)}
        y={Math.min(top, base)}
        width={round(width * (count > 1 ? 0.92 : 1))}
        height={round(Math.abs(base - top))}
      />
    );
  });
}

/** A gap in the numbers is a gap in the line; a number between two gaps is a dot. */
function Line({ values, band, scale }: MarksProps) {
  const points = values.map((value, at) =>
    value === null ? undefined : `${round((at + 0.5) * band)} ${heightOf(value, scale)}`,
  );
  const path = points
    .map((point, at) => (point === undefined ? '' : `${points[at - 1] ? 'L' : 'M'}${point}`))
    .join('');
  return (
    <>
      <path className="pl-chart-line" d={path} />
      {/* A line of length zero with round ends is a dot that stays round in a stretched drawing. */}
      <path
        className="pl-chart-dots"
        d={points.map((point) => (point === undefined ? '' : `M${point}h0`)).join('')}
      />
    </>
  );
}
