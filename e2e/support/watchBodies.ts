import { test, type Page } from '@playwright/test';

let count = 0;

/**
 * Returns the body of each request whose address matches, from the next page on. Firefox's driver reports no body
 * (`postData()` is always null): there the page's own `fetch` reports the texts that it is called with.
 */
export async function watchBodies(
  page: Page,
  address: RegExp,
  take: (body: string) => void,
): Promise<void> {
  if (test.info().project.use.browserName !== 'firefox') {
    page.on('request', (request) => {
      const body = request.postData();
      if (body !== null && address.test(request.url())) take(body);
    });
    return;
  }
  // A page is watched for several addresses, and each binding needs a name of its own.
  const name = `plinthSent${(count += 1)}`;
  await page.exposeBinding(name, (_, url: string, body: string) => {
    if (address.test(url)) take(body);
  });
  await page.addInitScript((binding) => {
    const tell = (window as unknown as Record<string, (url: string, body: string) => void>)[
      binding
    ]!;
    const { fetch } = window;
    window.fetch = (input, init) => {
      const body = init?.body;
      if (typeof body === 'string' || body instanceof URLSearchParams)
        tell(new Request(input).url, String(body));
      return fetch(input, init);
    };
  }, name);
}
