import { describe, expect, it } from 'vitest';
import { calendarFile } from './calendarFile';

describe('calendarFile', () => {
  const item = {
    id: 'one',
    title: 'One',
    url: '/dates/one',
    startsAt: Date.UTC(2026, 1, 28),
    endsAt: Date.UTC(2026, 2, 1),
  };

  it('[EVT-8] ends an all-day date on the day after its last', () => {
    const text = calendarFile([{ ...item, isAllDay: true }], {
      origin: 'https://a.example',
      now: 0,
    });
    expect(text).toContain('DTSTART;VALUE=DATE:20260228\r\nDTEND;VALUE=DATE:20260302\r\n');
  });

  const fileOf = (more: object) =>
    calendarFile([{ ...item, ...more }], { origin: 'https://a.example', now: 0 });
  const timesOf = (more: object) => fileOf(more).match(/^DT(START|END).*$/gm);

  it.each([
    ['as it begins', { endsAt: item.startsAt }, ['DTSTART:20260228T000000Z']],
    ['before it begins', { endsAt: 0 }, ['DTSTART:20260228T000000Z']],
    ['within its first second', { endsAt: item.startsAt + 300 }, ['DTSTART:20260228T000000Z']],
    [
      'before it begins, all day',
      { endsAt: 0, isAllDay: true },
      ['DTSTART;VALUE=DATE:20260228', 'DTEND;VALUE=DATE:20260301'],
    ],
    [
      'in a year of five digits',
      { endsAt: Date.UTC(12_000, 0, 1) },
      ['DTSTART:20260228T000000Z', 'DTEND:99991231T235959Z'],
    ],
    [
      'after the last day there is, all day',
      { startsAt: 9e15, endsAt: 9e15, isAllDay: true },
      ['DTSTART;VALUE=DATE:99991231'],
    ],
    ['never', { startsAt: NaN, endsAt: Infinity }, ['DTSTART:19700101T000000Z']],
  ])('[EVT-8] writes an end only behind the beginning: %s', (_, more, times) => {
    expect(timesOf(more)?.map((line) => line.trim())).toEqual(times);
  });

  it('[EVT-8] keeps paragraphs and leaves control characters out', () => {
    const text = fileOf({
      title: 'Bell\u0007 and\u000b tab\there\u2028next',
      description: 'First; one.\nSecond,\nthird.\r\nFourth',
    });
    expect(text).toContain('SUMMARY:Bell and tab\there\\nnext\r\n');
    expect(text.replaceAll('\r\n ', '')).toContain(
      'DESCRIPTION:First\\; one.\\nSecond\\,\\nthird.\\nFourth\r\n',
    );
  });

  it('[EVT-8] leads to a page, or nowhere', () => {
    expect(fileOf({ url: '/dates/one' })).toContain('URL:https://a.example/dates/one\r\n');
    for (const url of ['javascript:alert(1)', 'http://[', 'data:text/html,x', 'file:///etc/passwd'])
      expect(fileOf({ url })).not.toContain('URL:');
  });

  it('[EVT-8] folds lines at 75 bytes and never inside a character', () => {
    const title = 'Öfen und Töpfe '.repeat(20);
    const text = calendarFile([{ ...item, title }], { origin: 'https://a.example', now: 0 });
    const lines = text.split('\r\n');
    expect(
      Math.max(...lines.map((line) => new TextEncoder().encode(line).length)),
    ).toBeLessThanOrEqual(75);
    expect(text.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}`);
  });
});
