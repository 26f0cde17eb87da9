import '@plinth/charts/charts.css';
import { readDataset } from '@plinth/charts';
import { Chart } from '@plinth/charts/react';
import type { ReactNode } from 'react';
import type { ExampleProps } from '../../../example/example';
import type { ChartOptions } from './example';

const { dataset } = readDataset({
  columns: ['Month', 'Bowls', 'Cups'],
  rows: [
    ['May', 12, 31],
    ['June', 9, 24],
    ['July', 15, 40],
  ],
});

export default function ChartExample({ values }: ExampleProps<ChartOptions>): ReactNode {
  return <Chart {...values} dataset={dataset} />;
}
