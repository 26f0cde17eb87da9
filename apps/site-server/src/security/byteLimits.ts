import type { RateLimit, RateLimiter } from './rateLimits';

/** Bytes in an hour and in a day. */
export interface ByteLimit {
  perHour: number;
  perDay: number;
}

/** The limits for the reports of strangers, so that nobody fills the disk. */
export interface ReportLimits {
  /** The limit of one address: an office of some hundred people, a page view being two to ten kilobytes. */
  address: ByteLimit;
  /** The limit of the network around it (IPv4 /24, IPv6 /48), where one person may have many addresses. */
  network: ByteLimit;
  /** The limit of everybody together. */
  all: ByteLimit;
}

const megabyte = 1_000_000;

const usualReportLimits: ReportLimits = {
  address: { perHour: 5 * megabyte, perDay: 20 * megabyte },
  network: { perHour: 10 * megabyte, perDay: 40 * megabyte },
  all: { perHour: 100 * megabyte, perDay: 400 * megabyte },
};

/** A row costs its place in the table and in three indexes beside what it holds. */
export const bytesOfRow = 300;

const hour = 3_600_000;
/** One unit of the limiter: finer than the milliseconds of an hour it cannot count. */
const unit = 1000;

/** Takes bytes for an address from all of its limits. */
export interface ReportBudget {
  /** @returns 0, or the seconds to wait */
  take(who: { address: string; network: string }, bytes: number): Promise<number>;
}

export function createReportBudget(
  limiter: RateLimiter,
  { address, network, all }: ReportLimits = usualReportLimits,
): ReportBudget {
  const limits = ({ perHour, perDay }: ByteLimit): RateLimit[] => [
    { calls: Math.ceil(perHour / unit), window: hour },
    { calls: Math.ceil(perDay / unit), window: 24 * hour },
  ];
  return {
    async take(who, bytes) {
      const count = Math.max(1, Math.ceil(bytes / unit));
      const buckets = [
        ...limits(address).map((limit) => ({ name: `report:${who.address}`, limit })),
        ...limits(network).map((limit) => ({ name: `reports:${who.network}`, limit })),
        ...limits(all).map((limit) => ({ name: 'reports', limit })),
      ].map(({ name, limit }) => ({ bucket: `${name}:${limit.window}`, limit }));
      for (const [at, { bucket, limit }] of buckets.entries()) {
        const wait = await limiter.take(bucket, limit, count);
        if (wait === 0) continue;
        // A report that one limit refuses must not use up the others: nobody else pays for it.
        for (const taken of buckets.slice(0, at))
          await limiter.giveBack(taken.bucket, taken.limit, count);
        return wait;
      }
      return 0;
    },
  };
}
