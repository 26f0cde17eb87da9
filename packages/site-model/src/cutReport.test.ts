import { describe, expect, it } from 'vitest';
import { cutReport, cutReportData, cutText, isReportData } from './cutReport';
import { reportLimits } from './reportLimits';

const long = 'a'.repeat(30_000);

describe('cutReport', () => {
  it('[API-20] cuts each text to the length of its field, and lists to their first entries', () => {
    const report = {
      event: long,
      url: long,
      lists: Array.from({ length: 300 }, () => ({ stack: long })),
    };
    const cut = cutReport(report);
    expect([cut.event.length, cut.url.length, cut.lists.length]).toEqual([100, 2000, 100]);
    expect(cut.lists[0]!.stack).toHaveLength(5000);
  });

  it('[API-20] leaves what fits as it is, and cuts no pair of surrogates in two', () => {
    const report = { at: 3, none: null, isOn: true, list: [1, 'two'], when: new Date(0) };
    expect(cutReport(report)).toEqual({ ...report, when: '1970-01-01T00:00:00.000Z' });
    const { event } = cutReport({ event: `${'a'.repeat(99)}😀` });
    expect(event).toBe('a'.repeat(99));
    expect(cutText('😀bcd', 3)).toBe('😀b');
    for (const whole of ['ab', 'a\ud83d']) expect(cutText(whole, 2)).toBe(whole);
  });

  it('[API-20] cuts names and fields of objects, and what is nested too deep', () => {
    const names = Array.from({ length: 150 }, (_, at) => [`${at}`, at]);
    const cut = cutReport({ data: Object.fromEntries(names) as object, [long]: 1 });
    expect(Object.keys(cut.data)).toHaveLength(100);
    expect(Object.keys(cut)[1]).toHaveLength(100);
    let lists: unknown = 'end';
    for (let depth = 0; depth < 50; depth++) lists = [lists];
    expect(JSON.stringify(cutReport(lists))).toBe('[[[[[[null]]]]]]');
  });
});

describe('cutReportData', () => {
  it('[API-20] gives data that the contract takes, whatever a script hands over', () => {
    let nested: unknown = 'end';
    for (let depth = 0; depth < 50; depth++) nested = { nested };
    const fields = Object.fromEntries(Array.from({ length: 500 }, (_, at) => [`${long}${at}`, at]));
    for (const data of [long, nested, fields, Array(500).fill(long), undefined, null, 3]) {
      const cut = cutReportData(data);
      expect(isReportData(cut)).toBe(true);
    }
    expect(isReportData(nested)).toBe(false);
    const some = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, at) => [at, at]));
    expect([100, 101].map((count) => isReportData(some(count)))).toEqual([true, false]);
    const named = (length: number) => ({ good: 1, ['a'.repeat(length)]: 1 });
    expect([100, 101].map((length) => isReportData(named(length)))).toEqual([true, false]);
    const deep = (depth: number): unknown => (depth === 0 ? 'end' : { a: deep(depth - 1) });
    expect([6, 7].map((depth) => isReportData(deep(depth)))).toEqual([true, false]);
    expect(cutReportData(Array(100).fill(long))).toEqual({ omitted: expect.any(Number) as number });
    // With its two quotation marks.
    expect(isReportData('a'.repeat(reportLimits.data - 2))).toBe(true);
    expect(isReportData('a'.repeat(reportLimits.data - 1))).toBe(false);
    expect(cutReportData([1, 'two'])).toEqual([1, 'two']);
    const texts = (last: number) => [...Array<string>(7).fill('a'.repeat(1997)), 'a'.repeat(last)];
    expect(cutReportData(texts(1996))).toEqual(texts(1996));
    expect(cutReportData(texts(1997))).toEqual({ omitted: reportLimits.data + 1 });
  });
});
