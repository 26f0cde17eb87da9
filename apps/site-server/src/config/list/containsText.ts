import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';

/** Escapes the placeholders of LIKE. */
const likePattern = (text: string): string =>
  `%${text.replaceAll('\u0000', '').replace(/[\\%_]/g, '\\$&')}%`;

/**
 * Whether a text contains another, ignoring case. A database with the locale C folds ASCII letters only: searching for
 * the lowercase and the uppercase form finds ü and Ü as well.
 */
export function containsText(text: SQLWrapper, wanted: string): SQL {
  const spellings = [...new Set([wanted, wanted.toLowerCase(), wanted.toUpperCase()])];
  const patterns = sql.join(
    spellings.map((spelling) => sql`${likePattern(spelling)}`),
    sql`, `,
  );
  return sql`${text} ilike any (array[${patterns}]::text[])`;
}
