import type { CallName } from '@plinth/site-api/contract';
import type { Context } from 'hono';
import { networksOf } from '../http/networksOf';
import { clientAddress } from '../http/requestOrigin';
import { bytesOfRow } from '../security/byteLimits';
import type { ServerEnvironment } from '../serverEnvironment';

/** The calls by which pages report of themselves: anybody may make them, and each is stored. */
const reports: ReadonlySet<CallName> = new Set<CallName>([
  'recordHit',
  'recordButtonClick',
  'recordButtonRender',
  'recordFormRender',
  'recordOverlay',
  'recordQuickView',
  'recordJavascriptErrors',
  'recordTrace',
  'recordEvent',
  'sendAnalyticsEvent',
  'trackLanding',
  'sendPerformanceRecords',
]);

/**
 * Counts what a report will take on the disk against the limits of its address, of its network and of all.
 * @returns 0, or the seconds to wait
 */
export function takeReportBytes(
  c: Context<ServerEnvironment>,
  name: CallName,
  payload: unknown,
): Promise<number> {
  if (!reports.has(name)) return Promise.resolve(0);
  const { reportBudget, signer } = c.get('services');
  const [own, wider = ipv4Network(own)] = networksOf(clientAddress(c)).map(({ name: of }) => of);
  const bytes = Buffer.byteLength(JSON.stringify(payload) ?? '') + rowsOf(payload) * bytesOfRow;
  return reportBudget.take(
    { address: signer.sign('address', own ?? ''), network: signer.sign('address', wider) },
    bytes,
  );
}

/** The wider network of IPv6 is a /48; that of IPv4 is the /24, which one firm has at most times. */
const ipv4Network = (address = '') => address.replace(/\.\d+$/, '.0/24');

function rowsOf(payload: unknown): number {
  if (typeof payload === 'string') return payload.split('\n').length;
  const { entries, data } = Object(payload) as { entries?: unknown; data?: { entries?: unknown } };
  const list = entries ?? data?.entries;
  return Array.isArray(list) ? Math.max(1, list.length) : 1;
}
