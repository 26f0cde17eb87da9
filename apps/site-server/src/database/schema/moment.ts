import { timestamp } from 'drizzle-orm/pg-core';

/** A point in time, stored with its zone and read as a `Date`. */
export const moment = (name: string) =>
  timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });
