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

  it('[EVT-8] holds what calendar programs require, in its order', () => {
    const now = Date.parse('2026-11-26T07:08:09.123Z');
    const lines = calendarFile(
      [
        { ...item, id: 'a;b', location: 'The Weir, mill 2', description: 'Bring clay.' },
        { id: 'two', title: 'Two', url: 'mailto:ines@a.example', startsAt: item.startsAt },
      ],
      { origin: 'https://a.example:8443', now, title: 'Dates, all' },
    ).split('\r\n');
    expect(lines).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Plinth//Site//EN',
      'CALSCALE:GREGORIAN',
      'X-WR-CALNAME:Dates\\, all',
      'BEGIN:VEVENT',
      'UID:a\\;b@a.example',
      'DTSTAMP:20261126T070809Z',
      'DTSTART:20260228T000000Z',
      'DTEND:20260301T000000Z',
      'SUMMARY:One',
      'DESCRIPTION:Bring clay.',
      'LOCATION:The Weir\\, mill 2',
      'URL:https://a.example:8443/dates/one',
      'END:VEVENT',
      'BEGIN:VEVENT',
      'UID:two@a.example',
      'DTSTAMP:20261126T070809Z',
      'DTSTART:20260228T000000Z',
      'SUMMARY:Two',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
    const nameless = calendarFile([], { origin: 'https://a.example', now }).split('\r\n');
    expect(nameless.slice(3, 5)).toEqual(['CALSCALE:GREGORIAN', 'END:VCALENDAR']);
  });

  it.each([
    ['~', 1],
    ['\u0080', 2],
    ['\u07ff', 2],
    ['\u0800', 3],
    ['\uffff', 3],
    ['\u{10000}', 4],
    ['🏺', 4],
  ])('[EVT-8] counts %j as %i bytes of the 75 that a line may hold', (character, bytes) => {
    const summaryOf = (length: number) =>
      fileOf({ title: 'x'.repeat(length - 'SUMMARY:'.length - bytes) + character })
        .split('\r\n')
        .filter((line) => line.includes(character));
    expect(summaryOf(75)).toHaveLength(1);
    expect(summaryOf(75)[0]).toContain('SUMMARY:');
    // One byte more: the character goes to a line of its own.
    expect(summaryOf(76)).toEqual([` ${character}`]);
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
    expect(fileOf({ url: 'http://b.example/x' })).toContain('URL:http://b.example/x\r\n');
    for (const url of [
      'shttp://b.example',
      'javascript:alert(1)',
      'http://[',
      'data:text/html,x',
      'file:///etc/passwd',
    ])
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
