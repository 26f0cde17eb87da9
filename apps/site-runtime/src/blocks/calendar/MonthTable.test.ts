import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { CalendarProps } from './calendarProps';
import { MonthTable } from './MonthTable';
import { monthGrid } from './monthGrid';

function weekdaysIn(locale: string): string[] {
  const month = '2026-11';
  const given = {
    blockId: 'month',
    labelledBy: 'title',
    days: new Map(),
    context: { locale, messages: {} },
    state: { month, weeks: monthGrid(month, 7), today: month, zone: 'UTC' },
  } as unknown as CalendarProps & { labelledBy: string };
  return renderToStaticMarkup(createElement(MonthTable, given)).match(/<th .*?<\/th>/g) ?? [];
}

describe('the month as a table', () => {
  it('[RUN-2] names weekdays by a letter on phones where the language has no short names', () => {
    const [sunday] = weekdaysIn('ar');
    expect(sunday).toBe('<th scope="col" abbr="الأحد" data-narrow="ح">الأحد</th>');
    expect(weekdaysIn('en').join('')).not.toContain('data-narrow');
    expect(weekdaysIn('de').join('')).not.toContain('data-narrow');
  });
});
