import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { buildCookieBanner } from './buildCookieBanner';
import { CookieBanner } from './CookieBanner';
import type { CookieSettings } from './cookieSettings';
import { germanConsentMessages } from './messages.de';

const place = { action: '/consent', returnTo: '/one?a=1&b=2' };

function asTree(html: string): HTMLElement {
  const holder = document.createElement('template');
  holder.innerHTML = html;
  return holder.content.firstElementChild as HTMLElement;
}

it.each<[string, CookieSettings]>([
  ['nothing', {}],
  [
    'a bar of buttons with two answers',
    {
      cookieBannerText:
        '<p>Words <a href="/a" target="_blank">about</a> <b>cookies</b><br></p><ul><li>One<li>Two</ul>',
      cookieBannerCtaVariant: 'BUTTON',
      cookieBannerAcceptType: 'OPT_IN_AND_OUT',
      cookieBannerCtaText: 'Yes & no',
      cookieBannerOptOutCtaText: 'No',
      cookieBannerPosition: 'TOP',
      cookieBannerTheme: 'LIGHT',
    },
  ],
  [
    'a popup with icons',
    {
      cookieBannerText:
        '<script>hit()</script><a href="javascript:hit()">x</a><img src=x onerror=hit()>',
      cookieBannerVariant: 'POPUP',
      cookieBannerPosition: 'TOP_RIGHT',
      cookieBannerAcceptType: 'OPT_IN_AND_OUT',
    },
  ],
])('[CNS-8] builds for %s what React renders', (_, given) => {
  const settings = { ...given, isCookieBannerEnabled: true };
  for (const words of [{}, { locale: 'de', messages: germanConsentMessages }]) {
    const rendered = asTree(
      renderToStaticMarkup(
        <CookieBanner settings={settings} decision="declined" {...place} {...words} />,
      ),
    );
    const built = buildCookieBanner(document, { settings, ...place, ...words });
    expect(built.isEqualNode(rendered), built.outerHTML).toBe(true);
  }
});
