/** The shown metrics of the page-speed records, with web.dev's limits at the 75th percentile. */
export const metrics = [
  { name: 'LCP', good: 2500, poor: 4000, unit: 'ms' },
  { name: 'INP', good: 200, poor: 500, unit: 'ms' },
  { name: 'CLS', good: 0.1, poor: 0.25, unit: '' },
  { name: 'FCP', good: 1800, poor: 3000, unit: 'ms' },
  { name: 'TTFB', good: 800, poor: 1800, unit: 'ms' },
  { name: 'loadEventEnd', good: 3000, poor: 6000, unit: 'ms' },
] as const;

export type Metric = (typeof metrics)[number];
export type MetricName = Metric['name'];

export type Verdict = 'good' | 'middling' | 'poor';

export const verdictOf = ({ good, poor }: Pick<Metric, 'good' | 'poor'>, value: number): Verdict =>
  value <= good ? 'good' : value <= poor ? 'middling' : 'poor';
