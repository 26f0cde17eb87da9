import type { Dataset } from '../dataset';

export interface ChartParts {
  id: string;
  dataset: Dataset;
  unit: string;
  label: string;
  format: (value: number | null | undefined) => string;
}

/** The same numbers as text, for screen readers and for the script that shows them one by one. */
export function ChartTable({ dataset, unit, format, caption }: ChartParts & { caption: string }) {
  const { labels, series, labelTitle } = dataset;
  return (
    <div className="pl-unseen">
      <table className="pl-chart-table">
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{labelTitle}</th>
            {series.map(({ name }, index) => (
              <th key={index} scope="col">
                {unit ? `${name} (${unit})` : name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {labels.map((label, row) => (
            <tr key={row}>
              <th scope="row">{label}</th>
              {series.map(({ values }, index) => (
                <td key={index}>{format(values[row])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
