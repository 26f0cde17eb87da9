'use client';

export { Chart } from './react/Chart';
export type { ChartKind, ChartProps } from './react/Chart';
