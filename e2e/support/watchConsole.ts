import { test, type ConsoleMessage, type Page } from '@playwright/test';

/**
 * Collects the console's messages of these types, from the next page on, each with the messages of the errors in it.
 * Firefox's driver writes "Error" for any error that a page hands to its console: there the page itself passes the
 * error's text.
 */
export async function watchConsole(
  page: Page,
  types: readonly ReturnType<ConsoleMessage['type']>[],
): Promise<string[]> {
  const written: string[] = [];
  page.on('console', (message) => {
    if (types.includes(message.type())) written.push(message.text());
  });
  if (test.info().project.use.browserName === 'firefox')
    await page.addInitScript(() => {
      for (const method of ['error', 'warn'] as const) {
        const write = console[method].bind(console);
        console[method] = (...parts: unknown[]) =>
          write(...parts.map((part) => (part instanceof Error ? String(part) : part)));
      }
    });
  return written;
}
