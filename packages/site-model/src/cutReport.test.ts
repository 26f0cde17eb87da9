import { describe, expect, it } from 'vitest';
import { cutReport, cutReportData, isReportData } from './cutReport';
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
    expect(cutReportData(Array(100).fill(long))).toEqual({ omitted: expect.any(Number) as number });
    expect(isReportData('a'.repeat(reportLimits.data))).toBe(false);
  });
});
