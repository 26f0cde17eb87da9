import autocannon from 'autocannon';

/**
 * The load, in a process of its own: `load.ts <address> <connections> <seconds> <marks as JSON> <headers as JSON>`. A
 * body counts when it ends like a page and contains every mark: an incomplete page is an error.
 */
const [address = '', connections = '', seconds = '', marks = '[]', headers = '{}'] =
  process.argv.slice(2);
const wanted = JSON.parse(marks) as string[];
const result = await autocannon({
  url: address,
  connections: Number(connections),
  duration: Number(seconds),
  headers: {
    accept: 'text/html',
    'accept-encoding': 'identity',
    ...(JSON.parse(headers) as Record<string, string>),
  },
  verifyBody: (body) => {
    const text = String(body);
    return text.endsWith('</html>') && wanted.every((mark) => text.includes(mark));
  },
});
const { requests, latency, duration, errors, timeouts, mismatches, non2xx, throughput } = result;
const load: Load = {
  pages: requests.total,
  seconds: duration,
  perSecond: requests.total / duration,
  p50: latency.p50,
  p99: latency.p99,
  errors: errors + timeouts + mismatches + non2xx,
  bytes: throughput.total,
};
process.stdout.write(JSON.stringify(load));

export interface Load {
  pages: number;
  seconds: number;
  perSecond: number;
  /** Milliseconds from asking to the last byte. */
  p50: number;
  p99: number;
  /** Refused, timed out, answered with another status, or incomplete. */
  errors: number;
  bytes: number;
}
