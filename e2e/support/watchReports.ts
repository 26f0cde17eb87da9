import type { Page } from '@playwright/test';

interface Report {
  message: string;
  block?: string;
}

/** Collects the errors that a page reports to its server. */
export function watchReports(page: Page): Report[] {
  const reports: Report[] = [];
  page.on('request', (request) => {
    if (!request.url().includes('/api/events/RecordJavascriptErrors')) return;
    const events = request.postDataJSON() as { data: Report }[];
    reports.push(...events.map(({ data }) => data));
  });
  return reports;
}
