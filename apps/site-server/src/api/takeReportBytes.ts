import type { CallName } from '@plinth/site-api/contract';
import type { Context } from 'hono';
import { largestBody } from '../pages/failures/limitBodies';
import { bytesOfRow } from '../security/byteLimits';
import { reporterOf } from '../security/reporterOf';
import type { ServerEnvironment } from '../serverEnvironment';
import { isReport } from './isReport';

/**
 * Counts the disk space of a report against the limits of its address, of its network, of the site and of all.
 * @returns 0, or the seconds to wait
 */
export function takeReportBytes(
  c: Context<ServerEnvironment>,
  name: CallName,
  payload: unknown,
): Promise<number> {
  if (!isReport(name)) return Promise.resolve(0);
  const bytes = Buffer.byteLength(JSON.stringify(payload) ?? '') + rowsOf(payload) * bytesOfRow;
  return c.get('services').reportBudget.take(reporterOf(c), bytes);
}

/**
 * Checks the length of a report before its body is read: no further body is parsed for an address that has used up a
 * limit. A chunked body may have any length.
 * @returns 0, or the seconds to wait
 */
export function waitForReport(c: Context<ServerEnvironment>): Promise<number> {
  const isInPieces = c.req.header('transfer-encoding') !== undefined;
  const bytes = isInPieces ? largestBody : Number(c.req.header('content-length') ?? 0);
  return c.get('services').reportBudget.look(reporterOf(c), bytes);
}

function rowsOf(payload: unknown): number {
  if (typeof payload === 'string') return payload.split('\n').length;
  const { entries, data } = Object(payload) as { entries?: unknown; data?: { entries?: unknown } };
  const list = entries ?? data?.entries;
  return Array.isArray(list) ? Math.max(1, list.length) : 1;
}
