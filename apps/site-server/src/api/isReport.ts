import { calls, type CallName } from '@plinth/site-api/contract';

const reports = [
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
] as const satisfies readonly CallName[];

const names: ReadonlySet<CallName> = new Set(reports);

/** The calls by which pages report: any client may make them, and each is stored. */
export const isReport = (name: CallName): boolean => names.has(name);

const escaped = (text: string) => text.replace(/[.*+?^$()[\]\\|]/g, '\\$&');
const path = new RegExp(
  `^(?:${reports.map((name) => escaped(calls[name].path).replace(/\{\w+\}/g, '[^/]+')).join('|')})$`,
);

/** Whether a path is that of a report. */
export const isReportPath = (pathname: string): boolean => path.test(pathname);
