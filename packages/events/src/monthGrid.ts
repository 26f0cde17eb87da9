import { languageTag } from '@plinth/site-model';
import { addDays, addMonths } from '@plinth/site-model/time';

/** A month as `2026-11`. */
const monthPattern = /^(\d{4})-(0[1-9]|1[0-2])$/;
const [firstYear, lastYear] = [1970, 2199];

/** Reads a requested month; undefined if it is not a month. */
export function readMonth(text: string | undefined): string | undefined {
  const year = Number(monthPattern.exec(text ?? '')?.[1]);
  return year >= firstYear && year <= lastYear ? text : undefined;
}

/**
 * The whole weeks of a month; the first and the last may include days of the adjacent months.
 * @param weekStart 1 for Monday to 7 for Sunday
 */
export function monthGrid(month: string, weekStart: number): string[][] {
  const first = `${month}-01`;
  const weekday = new Date(`${first}T00:00:00Z`).getUTCDay();
  const lead = (weekday - (weekStart % 7) + 7) % 7;
  const days = Number(addDays(`${addMonths(month, 1)}-01`, -1).slice(8));
  const weeks = Math.ceil((lead + days) / 7);
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_, index) => addDays(first, week * 7 + index - lead)),
  );
}

interface WeekInfo {
  firstDay: number;
}
type LocaleWithWeek = Intl.Locale & { getWeekInfo?: () => WeekInfo; weekInfo?: WeekInfo };

/** The first day of the week in a language: 1 for Monday to 7 for Sunday. */
export function weekStartOf(locale: string): number {
  const known = new Intl.Locale(languageTag(locale)) as LocaleWithWeek;
  return (known.getWeekInfo?.() ?? known.weekInfo)?.firstDay ?? 1;
}
