import { expect, it } from 'vitest';
import { reportLimits } from '@plinth/site-model';
import { manualClock } from './__fixtures__/manualClock';
import { createErrorReporter, type ErrorEvent } from './errorReporter';
import { splitByBytes } from './splitByBytes';
import { createTracer, type TraceEntry } from './tracer';

const bytesOf = (sending: unknown) => new TextEncoder().encode(JSON.stringify(sending)).length;

it.each([
  ['of CJK', '漢'],
  ['of emoji', '🏺'],
  ['of Arabic', 'خزف'],
  ['of Latin letters', 'kiln '],
])(
  '[TRK-8] [TRK-18j] ten long errors %s go in sendings that fit, in order, and none is lost',
  (_, text) => {
    const sendings: ErrorEvent[][] = [];
    const clock = manualClock();
    const reporter = createErrorReporter({
      send: (events) => sendings.push(events),
      fields: () => ({ app: 'site', url: `https://kiln.example/${text}`, userAgent: 'test' }),
      clock,
    });
    for (let at = 0; at < 10; at += 1)
      reporter.report({ message: `${at} ${text.repeat(5000)}`, stack: text.repeat(5000) });
    clock.advance(1000);
    expect(sendings.flat().map(({ data }) => data.message.split(' ')[0])).toEqual(
      Array.from({ length: 10 }, (_, at) => String(at)),
    );
    for (const sending of sendings)
      expect(bytesOf(sending)).toBeLessThanOrEqual(reportLimits.batchBytes + 2);
    expect(sendings.length).toBeGreaterThan(1);
  },
);

it('[TRK-9] a trace of a hundred long entries fits as a form, too, which takes three characters a byte', () => {
  const sendings: TraceEntry[][] = [];
  const clock = manualClock();
  const tracer = createTracer({
    send: (entries) => sendings.push(entries),
    pageUrl: () => 'https://kiln.example/',
    clock,
  });
  for (let at = 0; at < 100; at += 1) tracer.trace('note', { at, text: '漢'.repeat(2000) });
  clock.advance(30_000);
  expect(sendings.flat()).toHaveLength(100);
  for (const entries of sendings)
    expect(new URLSearchParams({ data: JSON.stringify(entries) }).toString().length).toBeLessThan(
      256_000,
    );
});

it('[TRK-18j] small entries go together, and one that is too large goes alone', () => {
  expect(splitByBytes([])).toEqual([]);
  expect(splitByBytes([1, 2, 3])).toEqual([[1, 2, 3]]);
  const large = 'x'.repeat(reportLimits.batchBytes);
  expect(splitByBytes([1, large, 2])).toEqual([[1], [large], [2]]);
});
