import { germanMediaMessages } from '@plinth/media/messages/de';
import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createHost } from '../../host/host';
import { attach } from './attach';

let detach: (() => void) | void = undefined;

afterEach(async () => {
  // A pointer that stays would not come to the next test's poster.
  await userEvent.unhover(document.body);
  detach?.();
  document.body.replaceChildren();
  document.documentElement.lang = '';
  for (const link of document.head.querySelectorAll('link[rel=preconnect]')) link.remove();
});

const preconnects = () =>
  [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=preconnect]')].map(
    ({ href }) => new URL(href).hostname,
  );

async function openGallery(isRestrictive: boolean): Promise<void> {
  document.documentElement.lang = 'de';
  const context = JSON.stringify({
    website: { id: 'kiln' },
    cookieSettings: {
      isCookieBannerEnabled: true,
      isRestrictiveCookiePolicyEnabled: isRestrictive,
    },
    messages: germanMediaMessages,
  });
  document.body.innerHTML = `
    <script type="application/json" id="plinth-page-context">${context}</script>
    <div class="sqs-block gallery-block sqs-block-gallery" data-block-type="8" data-block-json='{"design":"grid"}'>
      <div class="sqs-gallery-container sqs-gallery-block-grid"><div class="sqs-gallery">
        <div class="slide" data-type="video"><div class="margin-wrapper">
          <div class="sqs-video-wrapper" data-provider-name="YouTube" style="inline-size: 400px; block-size: 225px; position: relative"
            data-html='&lt;iframe src="https://www.youtube.com/embed/aqz-KE-bpKQ"&gt;&lt;/iframe&gt;'>
            <div class="sqs-video-overlay" style="position: absolute; inset: 0"><img alt="The kiln" src="data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=="></div>
          </div>
        </div></div>
      </div></div>
    </div>`;
  const host = { ...createHost(document), init() {}, destroy() {}, start() {} };
  detach = await attach(document.querySelector<HTMLElement>('.sqs-block')!, host);
}

it('[CNS-7d] [GAL-8, B-159, B-160] a video of a gallery asks, in the messages of the page, and requests nothing before', async () => {
  await openGallery(true);
  await expect
    .element(
      page.getByText(germanMediaMessages['media.video.consent'].replace('{provider}', 'YouTube')),
    )
    .toBeVisible();
  const name = germanMediaMessages['media.video.playTitled'].replace('{title}', 'The kiln');
  await expect.element(page.getByRole('button', { name })).toBeVisible();
  await userEvent.hover(page.getByRole('button'));
  expect(preconnects()).toEqual([]);
});

it('[CNS-7d] [GAL-8] a video of a gallery gets its connections ready where it may', async () => {
  await openGallery(false);
  await expect.poll(() => document.querySelector('[data-video-state]')).not.toBeNull();
  await userEvent.hover(page.getByRole('button'));
  await expect.poll(() => preconnects().join()).toContain('youtube');
});
