import { reportLimits, reportTextLength } from '@plinth/site-model';

/** One request of the flood. */
export interface Report {
  path: string;
  type: string;
  body: string;
}

const full = (field: string) => 'flood '.repeat(1000).slice(0, reportTextLength(field));
const texts = (...fields: string[]) =>
  Object.fromEntries(fields.map((field) => [field, full(field)]));
const list = <Entry>(length: number, entry: (at: number) => Entry) =>
  Array.from({ length }, (_, at) => entry(at));

/** Ten kinds of report, each as large as the contract allows: an invalid report fills no disk. */
export function makeReports(crumb: string): Report[] {
  const json = (path: string, body: unknown): Report => ({
    path,
    body: JSON.stringify(body),
    type: 'application/json',
  });
  const form = (path: string, body: Record<string, string>): Report => ({
    path,
    body: new URLSearchParams(body).toString(),
    type: 'application/x-www-form-urlencoded',
  });
  const data = { notes: list(7, () => full('text')) };
  const stack = (at: number) =>
    `Error\n    at f${at} (https://a.test/a.js:1:1)`.padEnd(5000, ' flood');
  const button = {
    ...texts('id', 'buttonText', 'clickthroughUrl', 'alignment', 'size'),
    context: 1,
  };
  const error = (at: number) => ({
    event: 'error',
    data: { ...texts('app', 'message', 'url', 'userAgent', 'file', 'block'), stack: stack(at) },
    timestamp: at,
  });
  const speed = (at: number) => ({ id: `${at}`, name: 'LCP', value: at, ...texts('type') });
  return [
    form('/api/census/RecordHit', {
      event: 'View',
      data: JSON.stringify(
        texts('pagePath', 'pageHash', 'url', 'title', 'queryString', 'referrer'),
      ),
    }),
    json('/api/census/button-click', button),
    json('/api/census/button-render', button),
    json('/api/census/form-render', texts('formId', 'visitorCookie')),
    json('/api/census/overlay', { event: full('event') }),
    form(`/api/census/RecordQuickView/${full('formId').replaceAll(' ', '-')}`, {}),
    json(`/api/events/RecordJavascriptErrors?crumb=${crumb}`, list(15, error)),
    form('/api/events/Trace', {
      data: JSON.stringify(
        list(10, () => ({ pageUrl: full('pageUrl'), type: full('type'), data })),
      ),
    }),
    form('/api/events/RecordEvent', { crumb, event: full('event'), data: JSON.stringify(data) }),
    json(
      '/api/1/performance/records',
      list(reportLimits.entries, () => ({
        ...texts('pageLoadId'),
        records: list(12, speed),
      })),
    ),
  ];
}
