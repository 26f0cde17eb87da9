import type { ContentItem } from '@plinth/site-runtime/render';
import { plainText } from '../site/plainText';

/** RFC 5545: commas, semicolons and backslashes are escaped, a line break is written as `\n`. */
const escapeText = (text: string): string =>
  text.replace(/[\\;,]/g, (character) => `\\${character}`).replace(/\r\n|\r|\n/g, '\\n');

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

const stamp = (moment: number): string => new Date(moment).toISOString().replace(/[-:]|\.\d+/g, '');
const date = (moment: number): string => stamp(moment).slice(0, 8);
const day = 86_400_000;

/** A date as calendars take it (RFC 5545), in UTC: every program tells it in its own zone. */
export function calendarFile(
  item: ContentItem,
  { origin, now }: { origin: string; now: number },
): string {
  const { startsAt = 0, endsAt = startsAt, isAllDay, location } = item;
  const host = new URL(origin).hostname;
  const lines = [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Plinth//Site//EN', 'CALSCALE:GREGORIAN'],
    ...['BEGIN:VEVENT', `UID:${item.id}@${host}`, `DTSTAMP:${stamp(now)}`],
    // The end of an all-day date is the first day that is no longer part of it.
    ...(isAllDay
      ? [`DTSTART;VALUE=DATE:${date(startsAt)}`, `DTEND;VALUE=DATE:${date(endsAt + day)}`]
      : [`DTSTART:${stamp(startsAt)}`, `DTEND:${stamp(endsAt)}`]),
    `SUMMARY:${escapeText(item.title)}`,
    ...(item.excerpt ? [`DESCRIPTION:${escapeText(plainText(item.excerpt))}`] : []),
    ...(location ? [`LOCATION:${escapeText(location)}`] : []),
    `URL:${new URL(item.url, origin).href}`,
    ...['END:VEVENT', 'END:VCALENDAR'],
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}
