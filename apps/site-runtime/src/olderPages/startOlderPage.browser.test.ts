import { afterEach, expect, it, vi } from 'vitest';
import { page as browser } from 'vitest/browser';
import { createHost } from '../boot/host';
import { startOlderPage } from './startOlderPage';

let stop: (() => void) | undefined;

afterEach(() => {
  stop?.();
  sessionStorage.clear();
  document.body.replaceChildren();
});

function open(context: Record<string, unknown>, markup: string) {
  const json = JSON.stringify({ website: { id: 'kiln' }, ...context }).replaceAll('<', '\\u003c');
  document.body.innerHTML = `<script type="application/json">${json}</script>${markup}`;
  const report = vi.fn();
  stop = startOlderPage({ ...createHost(document), init() {}, destroy() {}, start() {}, report });
  return report;
}

const accountLink =
  '<a class="user-accounts-text-link" href="/account"><span class="unauth">Sign in</span><span class="auth" style="display: none">My account</span></a>';
const dropzone = '<div class="sqs-announcement-bar-dropzone"></div>';
const announcing = (text: string, more = {}) => ({
  websiteSettings: { announcementBarSettings: { text, ...more } },
});

it('[RUN-17, RUN-10] shows the words of an account link that are meant for who looks at it', async () => {
  open({ authenticatedAccount: { id: 'a' } }, accountLink);
  await expect.element(browser.getByText('My account')).toBeVisible();
  await expect.element(browser.getByText('Sign in')).not.toBeVisible();
});

it('[RUN-17, RUN-11] builds the announcement without what its HTML would run, and takes it away again', async () => {
  const report = open(
    announcing('Open <a href="javascript:hit()">now</a><script>hit()</script>', {
      clickthroughUrl: { url: '/dates', newWindow: true },
    }),
    dropzone,
  );
  const bar = browser.getByRole('complementary');
  await expect.element(bar).toBeVisible();
  const link = bar.getByRole('link').element();
  expect(link.outerHTML).toBe(
    '<a href="/dates" target="_blank" rel="noopener noreferrer">Open now</a>',
  );
  stop!();
  stop = undefined;
  expect(document.querySelector('.sqs-announcement-bar-dropzone')!.childNodes).toHaveLength(0);
  expect(report).not.toHaveBeenCalled();
});

it('[RUN-17, RUN-11] announces nothing where the settings say so, or a server has done it', async () => {
  for (const [context, markup] of [
    [announcing('Open now', { style: 1 }), dropzone],
    [{ ...announcing('Open now'), showAnnouncementBar: false }, dropzone],
    [announcing('  '), dropzone],
    [announcing('Open now'), '<div class="sqs-announcement-bar-dropzone"><p>Closed</p></div>'],
  ] as const) {
    open(context, markup);
    // What is to come would be there when another place for it has been filled.
    document.body.insertAdjacentHTML('beforeend', dropzone);
    const [untouched, filled] = document.querySelectorAll('.sqs-announcement-bar-dropzone');
    untouched!.className = '';
    const stopOther = startOlderPage({
      ...createHost(document),
      ...{ init() {}, destroy() {}, start() {}, report: vi.fn() },
      contextText: () => JSON.stringify(announcing('Somewhere else')),
    });
    await expect.poll(() => filled!.textContent).toContain('Somewhere else');
    expect(untouched!.querySelector('aside')).toBeNull();
    stopOther();
    stop!();
  }
});
