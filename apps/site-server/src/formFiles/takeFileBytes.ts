import type { Context } from 'hono';
import { reporterOf } from '../security/reporterOf';
import type { ServerEnvironment } from '../serverEnvironment';

/** Bytes that are counted for a body without a length: no browser sends one. */
const unknownLength = 20_000_000;

/**
 * Counts the bytes of a request with files against the limits of its address, of its network, of the site and of all,
 * before any of them is read.
 * @returns 0, or the seconds to wait
 */
export const takeFileBytes = (c: Context<ServerEnvironment>): Promise<number> =>
  c
    .get('services')
    .formFileBudget.take(reporterOf(c), Number(c.req.header('content-length') ?? unknownLength));
