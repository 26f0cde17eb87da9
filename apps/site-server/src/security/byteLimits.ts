import type { RateLimit, RateLimiter } from './rateLimits';

/** Bytes in an hour and in a day. */
export interface ByteLimit {
  perHour: number;
  perDay: number;
}

/**
 * The limits for the reports of strangers, so that no client fills the disk, and the sites of one server leave each
 * other room.
 */
export interface ReportLimits {
  /** The limit of one address: an office of some hundred people, a page view being two to ten kilobytes. */
  address: ByteLimit;
  /** The limit of the network around it (IPv4 /24, IPv6 /48), where one person may have many addresses. */
  network: ByteLimit;
  /** The limit of one site, without its reserve: a flood there leaves room for the others. */
  site: ByteLimit;
  /** The limit of all senders together, without the reserve. */
  all: ByteLimit;
  /** Reserved for networks that have sent little, once the others have used up the limit of a site, or of all. */
  reserve: ByteLimit;
  /** The share of the reserve that one site may take. */
  reserveOfSite: ByteLimit;
  /** The limit of one network within the reserve: some views an hour, and so little that dozens cannot empty it. */
  reserveOfNetwork: ByteLimit;
}

const megabyte = 1_000_000;

const usualReportLimits: ReportLimits = {
  address: { perHour: 5 * megabyte, perDay: 20 * megabyte },
  network: { perHour: 10 * megabyte, perDay: 40 * megabyte },
  site: { perHour: 80 * megabyte, perDay: 320 * megabyte },
  all: { perHour: 800 * megabyte, perDay: 3200 * megabyte },
  reserve: { perHour: 200 * megabyte, perDay: 800 * megabyte },
  reserveOfSite: { perHour: 20 * megabyte, perDay: 80 * megabyte },
  reserveOfNetwork: { perHour: megabyte / 4, perDay: megabyte },
};

/** A row needs space in the table and in three indexes besides its content. */
export const bytesOfRow = 300;

const hour = 3_600_000;
/** One unit of the limiter: it cannot count finer than the milliseconds of an hour. */
const unit = 1000;

/** The sender of a report; address and network have the same names on every site of the server. */
export interface Reporter {
  site: string;
  address: string;
  network: string;
}

/** Takes bytes for an address from all of its limits. */
export interface ReportBudget {
  /** @returns 0, or the seconds to wait */
  take(who: Reporter, bytes: number): Promise<number>;
  /** Returns the result of `take`, without taking. */
  look(who: Reporter, bytes: number): Promise<number>;
}

interface Bucket {
  bucket: string;
  limit: RateLimit;
}

function bucketsOf(name: string, { perHour, perDay }: ByteLimit): Bucket[] {
  const limits: RateLimit[] = [
    { calls: Math.ceil(perHour / unit), window: hour },
    { calls: Math.ceil(perDay / unit), window: 24 * hour },
  ];
  return limits.map((limit) => ({ bucket: `${name}:${limit.window}`, limit }));
}

export function createReportBudget(
  limiter: RateLimiter,
  given: Partial<ReportLimits> = {},
): ReportBudget {
  const limits = { ...usualReportLimits, ...given };
  const giveBack = async (buckets: readonly Bucket[], count: number) => {
    for (const { bucket, limit } of buckets) await limiter.giveBack(bucket, limit, count);
  };

  /** Takes from all of the buckets or from none: a report that one bucket refuses must not use up the others. */
  async function takeFromAll(buckets: readonly Bucket[], count: number): Promise<number> {
    for (const [at, { bucket, limit }] of buckets.entries()) {
      const wait = await limiter.take(bucket, limit, count);
      if (wait === 0) continue;
      await giveBack(buckets.slice(0, at), count);
      return wait;
    }
    return 0;
  }

  const unitsOf = (bytes: number) => Math.max(1, Math.ceil(bytes / unit));
  const ownOf = ({ address, network }: Reporter) => [
    ...bucketsOf(`report:${address}`, limits.address),
    ...bucketsOf(`reports:${network}`, limits.network),
  ];
  const sharedOf = ({ site }: Reporter) => [
    ...bucketsOf(`reports of ${site}`, limits.site),
    ...bucketsOf('reports', limits.all),
  ];
  const reserveOf = ({ site, network }: Reporter) => [
    ...bucketsOf(`reserve:${network}`, limits.reserveOfNetwork),
    ...bucketsOf(`reserve of ${site}`, limits.reserveOfSite),
    ...bucketsOf('reserve', limits.reserve),
  ];

  async function lookAtAll(buckets: readonly Bucket[], count: number): Promise<number> {
    const waits = buckets.map(({ bucket, limit }) => limiter.look(bucket, limit, count));
    return Math.max(...(await Promise.all(waits)));
  }

  return {
    async take(who, bytes) {
      const count = unitsOf(bytes);
      const own = ownOf(who);
      const waitForOwn = await takeFromAll(own, count);
      if (waitForOwn > 0) return waitForOwn;
      const waitForShared = await takeFromAll(sharedOf(who), count);
      if (waitForShared === 0) return 0;
      const waitForReserve = await takeFromAll(reserveOf(who), count);
      if (waitForReserve === 0) return 0;
      await giveBack(own, count);
      return Math.min(waitForShared, waitForReserve);
    },
    async look(who, bytes) {
      const count = unitsOf(bytes);
      const waitForOwn = await lookAtAll(ownOf(who), count);
      if (waitForOwn > 0) return waitForOwn;
      const waitForShared = await lookAtAll(sharedOf(who), count);
      if (waitForShared === 0) return 0;
      return Math.min(waitForShared, await lookAtAll(reserveOf(who), count));
    },
  };
}
