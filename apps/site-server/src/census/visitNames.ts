import { sql, type SQL } from 'drizzle-orm';

export type DeviceKind = 'phone' | 'tablet' | 'desktop' | 'unknown';

/** The kind of a device by the width of its window. A page may send anything: only up to five digits are a number. */
export const deviceKind = (width: SQL): SQL<DeviceKind> => sql<DeviceKind>`case
  when ${width} is null or ${width} !~ '^\\d{1,5}$' then 'unknown'
  when ${width}::int < 600 then 'phone' when ${width}::int < 1025 then 'tablet' else 'desktop' end`;

/**
 * The host of a referring address, in lower case, or the name of an Android app (`com.slack`); null
 * for a text that is neither.
 */
export const referringHost = (referrer: SQL): SQL<string | null> =>
  sql<
    string | null
  >`left(lower(substring(${referrer} from '^(?:https?|android-app)://([^/?#]+)')), 500)`;

/** A name as it is counted: an index accepts at most 2,700 bytes. */
export const named = (name: SQL): SQL<string> => sql<string>`left(${name}, 500)`;

/** A visitor's id in a hit; null for a visitor who may not be recognised. */
export const visitorOf: SQL<string | null> = sql<string | null>`left(visitor_id, 200)`;
