import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';

/** A character that LIKE would take for a placeholder is looked for as it stands. */
const likePattern = (text: string): string =>
  `%${text.replaceAll('\u0000', '').replace(/[\\%_]/g, '\\$&')}%`;

/**
 * Whether a text holds another, whatever the case. A database of the locale C folds ASCII letters only: the word in
 * lower and in upper case makes it find ü and Ü as well.
 */
export function containsText(text: SQLWrapper, wanted: string): SQL {
  const spellings = [...new Set([wanted, wanted.toLowerCase(), wanted.toUpperCase()])];
  const patterns = sql.join(
    spellings.map((spelling) => sql`${likePattern(spelling)}`),
    sql`, `,
  );
  return sql`${text} ilike any (array[${patterns}]::text[])`;
}
