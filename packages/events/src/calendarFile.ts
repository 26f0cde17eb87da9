import type { CalendarEvent, EventTimes } from './calendarEvent';

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

/** The length of a character in UTF-8. No `TextEncoder`: jsdom, where teams' tests run, has none. */
function bytesOf(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}

/** RFC 5545: a line holds at most 75 bytes; the next one goes on after a space. */
function fold(line: string): string {
  const parts: string[] = [];
  let [part, size] = ['', 0];
  for (const character of line) {
    const bytes = bytesOf(character);
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
 * When an event begins and ends. An end has to lie behind the beginning; without one an event with a time ends as it
 * begins, and an all-day one lasts a day: that of the site, which is stored as midnight UTC and belongs to no zone. The
 * end of an all-day event is the first day that is no longer part of it.
 */
function times({ startsAt = 0, endsAt, isAllDay }: EventTimes, now: number): string[] {
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

/** An event with a text about it. */
export interface DescribedEvent extends CalendarEvent {
  /** Plain text; a line break begins a new line. */
  description?: string | undefined;
}

export interface CalendarFileOptions {
  /** The site's origin, which ends the ids of the events and begins their addresses. */
  origin: string;
  /** When the file is written, in milliseconds since 1970. */
  now: number;
  /** The calendar's name, where it is more than one date. */
  title?: string | undefined;
}

/**
 * Events as calendar programs take them (RFC 5545), in UTC: every program tells them in its own zone. [EVT-8]
 *
 * @example
 * ```ts
 * import { calendarFile } from '@plinth/events/calendar-file';
 *
 * calendarFile(
 *   [
 *     {
 *       id: 'kiln',
 *       title: 'We open the kiln',
 *       url: '/events/kiln',
 *       startsAt: Date.UTC(2026, 10, 26, 18),
 *       endsAt: Date.UTC(2026, 10, 26, 20),
 *     },
 *   ],
 *   { origin: 'https://studio.example', now: Date.now() },
 * );
 * ```
 */
export function calendarFile(
  events: readonly DescribedEvent[],
  { origin, now, title }: CalendarFileOptions,
): string {
  const lines = [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Plinth//Site//EN', 'CALSCALE:GREGORIAN'],
    // No part of the RFC, and read by every program.
    ...(title ? [`X-WR-CALNAME:${escapeText(title)}`] : []),
    ...events.flatMap((event) => eventLines(event, { origin, now })),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

function eventLines(event: DescribedEvent, { origin, now }: CalendarFileOptions): string[] {
  const { description, location } = event;
  const host = new URL(origin).hostname;
  return [
    ...['BEGIN:VEVENT', `UID:${escapeText(event.id)}@${host}`, `DTSTAMP:${stamp(now)}`],
    ...times(event, now),
    `SUMMARY:${escapeText(event.title)}`,
    ...(description ? [`DESCRIPTION:${escapeText(description)}`] : []),
    ...(location ? [`LOCATION:${escapeText(location)}`] : []),
    ...urlLines(event.url, origin),
    'END:VEVENT',
  ];
}

/** The page of an event; calendar programs open what stands there, so that no other kind of address may. */
function urlLines(url: string, origin: string): string[] {
  if (!URL.canParse(url, origin)) return [];
  const { href, protocol } = new URL(url, origin);
  return /^https?:$/.test(protocol) ? [`URL:${href}`] : [];
}
