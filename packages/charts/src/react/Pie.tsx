import { languageTag } from '@plinth/site-model';
import type { ChartParts } from './ChartTable';
import { pieSlices } from '../pieSlices';

export interface PieProps extends ChartParts {
  otherLabel: string;
  locale: string;
}

/**
 * Slices with a list of their labels and values beside them, so that no colours have to be matched.
 */
export function Pie({ id, dataset, format, otherLabel, locale }: PieProps) {
  const slices = pieSlices(dataset, otherLabel);
  const percent = new Intl.NumberFormat(languageTag(locale), {
    style: 'percent',
    maximumFractionDigits: 0,
  });
  return (
    <div className="pl-chart-pie">
      <svg
        className="pl-chart-slices"
        viewBox="-1 -1 102 102"
        role="img"
        aria-labelledby={`chart-${id}`}
      >
        {slices.map(({ path }, index) => (
          <path key={index} d={path} data-series={index % 8} data-slice={index} />
        ))}
      </svg>
      <ul className="pl-chart-key" aria-hidden="true">
        {slices.map(({ label, value, share }, index) => (
          <li key={index} data-series={index % 8} data-slice={index}>
            <span className="pl-chart-name">{label}</span>
            <span className="pl-chart-number">{format(value)}</span>
            <span className="pl-chart-share">{percent.format(share)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
