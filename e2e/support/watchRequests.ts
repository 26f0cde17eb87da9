import type { Page } from '@playwright/test';

/** Collects the addresses of a page's requests, from now on. */
export function watchRequests(page: Page, pattern: RegExp): string[] {
  const seen: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pattern.test(pathname)) seen.push(`${request.method()} ${pathname}`);
  });
  return seen;
}

/** The calls by which a page reports its visitor's actions. */
export const reportCalls = /^\/api\/(census|events|track|1|v1)\//;
