/** Whether this machine has a time zone of this IANA name. */
export function isTimeZone(name: string): boolean {
  try {
    clockOf(name);
    return true;
  } catch {
    return false;
  }
}

/** The zone in which a site shows times. @default 'UTC' */
export const zoneOfSite = ({ timeZone }: { timeZone?: string | undefined }): string =>
  timeZone && isTimeZone(timeZone) ? timeZone : 'UTC';

const day = 86_400_000;

/** The zone's clock minus UTC at a moment, in milliseconds. */
export function zoneOffset(moment: number, timeZone: string): number {
  const parts: Record<string, number> = {};
  let isBeforeChrist = false;
  for (const { type, value } of clockOf(timeZone).formatToParts(moment)) {
    if (type === 'era') isBeforeChrist = value === 'B';
    else parts[type] = Number(value);
  }
  const { month, day: date, hour, minute, second } = parts;
  const year = isBeforeChrist ? 1 - parts['year']! : parts['year']!;
  // `Date.UTC` maps the years 0 to 99 to 1900 to 1999.
  const wall =
    new Date(0).setUTCFullYear(year, month! - 1, date) + Date.UTC(1970, 0, 1, hour, minute, second);
  return wall - Math.floor(moment / 1000) * 1000;
}

/**
 * The moment at which a zone's clock shows what a UTC clock shows at `wall`. If the clock is put
 * back and shows it twice, the first moment counts. An hour that is skipped when the clock is put
 * forward is read with the offset before the change, so that half past two is half past three.
 * Calendars and `Temporal` ("compatible") do the same.
 */
export function momentOnClock(wall: number, timeZone: string): number {
  const before = wall - zoneOffset(wall - day, timeZone);
  const after = wall - zoneOffset(wall + day, timeZone);
  const isShown = (moment: number) => moment + zoneOffset(moment, timeZone) === wall;
  return before !== after && !isShown(before) && isShown(after) ? after : before;
}

/**
 * The moment at which a day begins in a zone. If the clock is put forward at midnight, that is the
 * first moment of the day.
 */
export function startOfDay(date: string, timeZone: string): number {
  const wall = Date.parse(`${date}T00:00:00Z`);
  // The offset may differ before and after a change of the clock: the earliest moment with this
  // date counts.
  const candidates = [
    wall - zoneOffset(wall - day, timeZone),
    wall - zoneOffset(wall + day, timeZone),
  ];
  const shown = candidates.filter((moment) => dateInZone(moment, timeZone) === date);
  return shown.length > 0 ? Math.min(...shown) : Math.max(...candidates);
}

/** The date `YYYY-MM-DD` that the zone's calendars show at a moment. */
export const dateInZone = (moment: number, timeZone: string): string =>
  new Date(moment + zoneOffset(moment, timeZone)).toISOString().slice(0, 10);

const clocks = new Map<string, Intl.DateTimeFormat>();

/**
 * Cached, because a formatter costs more than everything else here; a site has one zone, its
 * visitors a few hundred at most.
 */
function clockOf(timeZone: string): Intl.DateTimeFormat {
  let clock = clocks.get(timeZone);
  if (!clock) {
    clock = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
      timeZone,
      hourCycle: 'h23',
      era: 'narrow',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
    clocks.set(timeZone, clock);
  }
  return clock;
}
