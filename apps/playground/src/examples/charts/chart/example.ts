import type { ChartProps } from '@plinth/charts/react';
import { choice, text } from '../../../example/controls';
import { defineExample } from '../../../example/example';

export type ChartOptions = Pick<ChartProps, 'kind' | 'title' | 'description' | 'unit'>;

export const example = defineExample<ChartOptions>({
  controls: {
    kind: choice(['bar', 'line', 'pie'], 'bar'),
    title: text(),
    description: text(),
    unit: text(),
  },
  descriptions: {
    kind: 'Bars, lines, or shares of a whole.',
  },
  stories: {
    Lines: { kind: 'line', title: 'Sold each month' },
    Pie: { kind: 'pie', title: 'Sold each month' },
    'With a unit': { unit: 'kg', description: 'Clay that left the workshop' },
  },
  code: ({ attributes }) => ({
    react: `import { readDataset } from '@plinth/charts';
import { Chart } from '@plinth/charts/react';
import '@plinth/charts/charts.css';

const { dataset } = readDataset({
  columns: ['Month', 'Bowls', 'Cups'],
  rows: [['May', 12, 31], ['June', 9, 24], ['July', 15, 40]],
});

<Chart dataset={dataset}${attributes} />`,
    attach: `import { attachChart } from '@plinth/charts';
import '@plinth/charts/charts.css';

const undo = attachChart(document.querySelector('.pl-chart'));`,
  }),
  html: {
    css: ['@plinth/charts/charts.css'],
    script: `import { attachChart } from '@plinth/charts';

attachChart(document.querySelector('.pl-chart'));`,
  },
});
