import type { CalendarEvent, EventTimes } from './calendarEvent';

/** All characters that some program reads as the end of a line. */
const lineEnd = /\r\n|[\r\n\u0085\u2028\u2029]/g;
/** RFC 5545 allows no control characters except the tab. */
// eslint-disable-next-line no-control-regex
const control = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;

/**
 * RFC 5545: commas, semicolons and backslashes are escaped, and a line break is written as `\n`.
 */
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

/** RFC 5545: a line has at most 75 bytes; its continuation starts with a space. */
function fold(line: string): string {
  const parts: string[] = [];
  let [part, size] = ['', 0];
  for (const character of line) {
    const bytes = bytesOf(character);
    if (size + bytes > 75) {
      parts.push(part);
      // The space that marks a continuation counts as well.
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
 * The start and end of an event. The end must be after the start. Without an end, a timed event
 * ends when it starts, and an all-day event lasts one day: the site's day, which is stored as
 * midnight UTC and belongs to no zone. The end of an all-day event is the first day after it.
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

/** An event with a description. */
export interface DescribedEvent extends CalendarEvent {
  /** Plain text; a line break starts a new line. */
  description?: string | undefined;
}

export interface CalendarFileOptions {
  /** The site's origin: the suffix of the event ids and the base of the events' addresses. */
  origin: string;
  /** The time at which the file is written, in milliseconds since 1970. */
  now: number;
  /** The calendar's name, if it has more than one event. */
  title?: string | undefined;
}

/**
 * An iCalendar file (RFC 5545) of events, in UTC: every program shows them in its own zone. [EVT-8]
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
    // Not part of the RFC, but read by every program.
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

/** The page of an event. Calendar programs open this address, so only web addresses are allowed. */
function urlLines(url: string, origin: string): string[] {
  if (!URL.canParse(url, origin)) return [];
  const { href, protocol } = new URL(url, origin);
  return /^https?:$/.test(protocol) ? [`URL:${href}`] : [];
}
