import type { Page } from '@playwright/test';
import { watchBodies } from './watchBodies';

interface Report {
  message: string;
  block?: string;
}

/** Collects the errors that a page reports to its server, from the next page on. */
export async function watchReports(page: Page): Promise<Report[]> {
  const reports: Report[] = [];
  await watchBodies(page, /\/api\/events\/RecordJavascriptErrors/, (body) => {
    const events = JSON.parse(body) as { data: Report }[];
    reports.push(...events.map(({ data }) => data));
  });
  return reports;
}
