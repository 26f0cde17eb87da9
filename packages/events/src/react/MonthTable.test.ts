import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { translateEvents } from '../translateEvents';
import { MonthTable } from './MonthTable';
import { monthGrid } from '../monthGrid';

function weekdaysIn(locale: string): string[] {
  const month = '2026-11';
  const given = {
    id: 'month',
    labelledBy: 'title',
    days: new Map<string, never>(),
    locale,
    translate: translateEvents(locale, {}),
    state: { month, weeks: monthGrid(month, 7), today: month, zone: 'UTC', view: 'month' as const },
  };
  return renderToStaticMarkup(createElement(MonthTable, given)).match(/<th .*?<\/th>/g) ?? [];
}

describe('the month as a table', () => {
  it('[EVT-1] shortens weekdays to a letter on phones where the language has no short names', () => {
    const [sunday] = weekdaysIn('ar');
    expect(sunday).toBe('<th scope="col" abbr="الأحد" data-narrow="ح">الأحد</th>');
    expect(weekdaysIn('en').join('')).not.toContain('data-narrow');
    expect(weekdaysIn('de').join('')).not.toContain('data-narrow');
  });
});
