import type { ContentItem } from '@plinth/site-runtime/render';
import { plainLines } from '../site/plainText';

/** The characters that end a line for one program or another. */
const lineEnd = /\r\n|[\r\n\u0085\u2028\u2029]/g;
/** RFC 5545 allows no control characters but the tab. */
// eslint-disable-next-line no-control-regex
const control = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;

/** RFC 5545: commas, semicolons and backslashes are escaped, a line break is written as `\n`. */
const escapeText = (text: string): string =>
  text
    .replace(control, '')
    .replace(/[\\;,]/g, (character) => `\\${character}`)
    .replace(lineEnd, '\\n');

/** RFC 5545: a line holds at most 75 bytes; the next one goes on after a space. */
function fold(line: string): string {
  const parts: string[] = [];
  let [part, size] = ['', 0];
  for (const character of line) {
    const bytes = Buffer.byteLength(character);
    if (size + bytes > 75) {
      parts.push(part);
      // The space that marks the line as going on counts as well.
      [part, size] = ['', 1];
    }
    part += character;
    size += bytes;
  }
  return [...parts, part].join('\r\n ');
}

const day = 86_400_000;
/** RFC 5545 writes a year with four digits. */
const earliest = Date.parse('0001-01-01T00:00:00Z');
const latest = Date.UTC(9999, 11, 31, 23, 59, 59);

const stamp = (moment: number): string => new Date(moment).toISOString().replace(/[-:]|\.\d+/g, '');
const date = (moment: number): string => stamp(moment).slice(0, 8);

function writable(moment: number): number {
  return Math.min(Math.max(moment, earliest), latest);
}

/**
 * When a date begins and ends. An end has to lie behind the beginning; without one a date with a time ends as it begins,
 * and an all-day one lasts a day: that of the site, which is stored as midnight UTC and belongs to no zone. The end of an all-day date is the first day that is no longer part of it.
 */
function times({ startsAt = 0, endsAt, isAllDay }: ContentItem, now: number): string[] {
  const start = writable(Number.isFinite(startsAt) ? startsAt : now);
  const end = endsAt !== undefined && Number.isFinite(endsAt) ? writable(endsAt) : start;
  if (isAllDay) {
    const after = writable(Math.max(end, start) + day);
    const ends = date(after) > date(start) ? [`DTEND;VALUE=DATE:${date(after)}`] : [];
    return [`DTSTART;VALUE=DATE:${date(start)}`, ...ends];
  }
  const ends = stamp(end) > stamp(start) ? [`DTEND:${stamp(end)}`] : [];
  return [`DTSTART:${stamp(start)}`, ...ends];
}

interface CalendarOptions {
  origin: string;
  now: number;
  /** The calendar's name, where it is more than one date. */
  title?: string;
}

/** Dates as calendars take them (RFC 5545), in UTC: every program tells them in its own zone. */
export function calendarFile(
  items: readonly ContentItem[],
  { origin, now, title }: CalendarOptions,
): string {
  const lines = [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Plinth//Site//EN', 'CALSCALE:GREGORIAN'],
    // No part of the RFC, and read by every program.
    ...(title ? [`X-WR-CALNAME:${escapeText(title)}`] : []),
    ...items.flatMap((item) => eventLines(item, { origin, now })),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

function eventLines(item: ContentItem, { origin, now }: CalendarOptions): string[] {
  const { location } = item;
  const host = new URL(origin).hostname;
  return [
    ...['BEGIN:VEVENT', `UID:${escapeText(item.id)}@${host}`, `DTSTAMP:${stamp(now)}`],
    ...times(item, now),
    `SUMMARY:${escapeText(item.title)}`,
    ...(item.excerpt ? [`DESCRIPTION:${escapeText(plainLines(item.excerpt))}`] : []),
    ...(location ? [`LOCATION:${escapeText(location)}`] : []),
    `URL:${new URL(item.url, origin).href}`,
    'END:VEVENT',
  ];
}
