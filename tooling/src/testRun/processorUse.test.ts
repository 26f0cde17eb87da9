import { expect, it } from 'vitest';
import { processorTimes, tellProcessorUse } from './processorUse.js';

it('reports what a part of the run has cost, and how much of the processors it used', () => {
  const told = tellProcessorUse(
    'journeys',
    { from: { busy: 100, idle: 50 }, to: { busy: 280, idle: 70 } },
    100.4,
  );
  expect(told).toBe('journeys: 1:40, 180 s of processor time, 90 % of what there was');
});

it('reads times that grow by work', () => {
  const before = processorTimes();
  const end = performance.now() + 300;
  while (performance.now() < end);
  expect(processorTimes().busy).toBeGreaterThan(before.busy);
});
