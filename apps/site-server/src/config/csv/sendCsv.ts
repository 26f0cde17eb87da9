import type { ConfigVisit } from '../configVisit';
import { csvLine, csvSeparator } from './csvLine';

/** Streams the rows of a file from the database: nothing waits for the whole file, and none of it stays in memory. */
export function sendCsv(
  { c, now, services, intl }: ConfigVisit,
  name: string,
  rows: AsyncIterable<readonly string[]>,
): Response {
  const iterator = rows[Symbol.asyncIterator]();
  const encoder = new TextEncoder();
  const separator = csvSeparator(intl.locale);
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      // Without this mark Excel reads a file in one of its own old encodings.
      controller.enqueue(encoder.encode('\ufeff'));
    },
    async pull(controller) {
      try {
        const next = await iterator.next();
        if (next.done) controller.close();
        else controller.enqueue(encoder.encode(csvLine(next.value, separator)));
      } catch (error) {
        // A truncated file must not look complete.
        services.log.error('csv.failed', { name, error });
        controller.error(error);
      }
    },
    async cancel() {
      await iterator.return?.();
    },
  });
  const file = `${name}-${now.toISOString().slice(0, 10)}.csv`;
  return c.body(body, 200, {
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="${file}"`,
    'cache-control': 'no-store',
  });
}
