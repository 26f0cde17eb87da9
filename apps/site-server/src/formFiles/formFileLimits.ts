import type { ReportLimits } from '../security/byteLimits';

const megabyte = 1_000_000;

/** Bytes of visitors' files, so that no client fills the disk and the sites of one server leave each other room. */
export const formFileLimits: ReportLimits = {
  address: { perHour: 300 * megabyte, perDay: 600 * megabyte },
  network: { perHour: 600 * megabyte, perDay: 1200 * megabyte },
  site: { perHour: 2000 * megabyte, perDay: 5000 * megabyte },
  all: { perHour: 10_000 * megabyte, perDay: 30_000 * megabyte },
  reserve: { perHour: 2000 * megabyte, perDay: 5000 * megabyte },
  reserveOfSite: { perHour: 200 * megabyte, perDay: 500 * megabyte },
  reserveOfNetwork: { perHour: 20 * megabyte, perDay: 40 * megabyte },
};
