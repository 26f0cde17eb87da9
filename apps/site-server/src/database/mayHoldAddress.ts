import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';

const invisibleOrNonAscii = '[^!-~]';

/**
 * Whether a text has the part before the @ of an address, in any of its spellings. It only narrows down the candidates;
 * the rule of the forms decides.
 *
 * @param key as `emailKey` has it
 */
export function mayHoldAddress(text: SQLWrapper, key: string): SQL {
  const local = key
    .slice(0, key.lastIndexOf('@'))
    .replace(new RegExp(invisibleOrNonAscii, 'g'), '');
  return sql`position(${local}::text in lower(regexp_replace(
    normalize(${text}, NFKC), ${invisibleOrNonAscii}, '', 'g'))) > 0`;
}

/** Whether one of the values of a JSON object may hold it. */
export const mayHoldAddressAmong = (values: SQLWrapper, key: string): SQL =>
  sql`exists (select 1 from jsonb_path_query(${values}, '$.*') as answer
    where ${mayHoldAddress(sql`(answer #>> '{}')`, key)})`;
