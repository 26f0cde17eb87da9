import { sql, type SQL } from 'drizzle-orm';

/** The counts of a period: the days up to the end of the month that it begins in, and the whole months since. */
export function daysAndMonths(from: string): SQL {
  const nextMonth = sql`(date_trunc('month', ${from}::timestamp) + interval '1 month')::date`;
  return sql`((unit = 'day' and day >= ${from} and day < ${nextMonth}) or (unit = 'month' and day >= ${nextMonth}))`;
}
