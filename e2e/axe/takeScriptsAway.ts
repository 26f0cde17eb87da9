import type { Page } from '@playwright/test';

/**
 * Delivers pages as for a browser without scripts: none is loaded, `noscript` applies, and the media feature
 * `scripting` is set. The driver's own switch for it stops axe as well, which is a script.
 */
export async function takeScriptsAway(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    const type = route.request().resourceType();
    if (type === 'script') return route.abort();
    if (type !== 'document' && type !== 'stylesheet') return route.continue();
    const response = await route.fetch({ maxRedirects: 0 });
    const text = await response.text();
    return route.fulfill({
      response,
      headers: { ...response.headers(), 'content-security-policy': "script-src 'none'" },
      body: text
        .replaceAll(/<\/?noscript>/g, '')
        .replaceAll(/\(scripting:\s*none\)/g, 'all')
        .replaceAll(/\(scripting:\s*enabled\)/g, 'not all'),
    });
  });
}
