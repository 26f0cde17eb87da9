import { reportLimits, reportTextLength } from './reportLimits';

/**
 * Cuts a report to the limits of the contract: each text to the length of its field, each list to
 * its first entries. A longer report would be refused, and its beginning is worth more than
 * nothing.
 */
export function cutReport<Report>(report: Report): Report {
  return cutValue(report, '', 0) as Report;
}

/**
 * Cuts data whose fields only their author knows. Data that are too large are replaced by their
 * size.
 */
export function cutReportData(data: unknown): unknown {
  const cut = cutValue(data, '', 0);
  const { length } = JSON.stringify(cut) ?? '';
  return length > reportLimits.data ? { omitted: length } : cut;
}

/** Whether data are within the limits of `cutReportData`. */
export function isReportData(data: unknown): boolean {
  // The depth is checked first: writing JSON uses as much stack as the data are deep.
  return isShallow(data, 0) && (JSON.stringify(data) ?? '').length <= reportLimits.data;
}

function isShallow(data: unknown, depth: number): boolean {
  if (typeof data !== 'object' || data === null) return true;
  if (depth >= reportLimits.depth) return false;
  const entries = Object.entries(data);
  return (
    entries.length <= reportLimits.fields &&
    entries.every(
      ([name, value]) => name.length <= reportLimits.fieldName && isShallow(value, depth + 1),
    )
  );
}

/** A surrogate pair is not cut in two. */
export const cutText = (text: string, maxLength: number): string =>
  text.length > maxLength ? text.slice(0, maxLength).replace(/[\ud800-\udbff]$/, '') : text;

function cutValue(value: unknown, field: string, depth: number): unknown {
  if (typeof value === 'string') return cutText(value, reportTextLength(field));
  if (typeof value !== 'object' || value === null) return value;
  const own = (value as { toJSON?: unknown }).toJSON;
  if (typeof own === 'function') return cutValue(own.call(value), field, depth);
  if (depth >= reportLimits.depth) return null;
  if (Array.isArray(value))
    return value.slice(0, reportLimits.entries).map((entry) => cutValue(entry, field, depth + 1));
  return Object.fromEntries(
    Object.entries(value)
      .slice(0, reportLimits.fields)
      .map(([name, entry]) => [
        cutText(name, reportLimits.fieldName),
        cutValue(entry, name, depth + 1),
      ]),
  );
}
