import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ConsentPlaceholder } from './ConsentPlaceholder';
import { CookieBanner } from './CookieBanner';
import { germanConsentMessages } from './messages.de';
import { ReopenConsent } from './ReopenConsent';

const settings = { isCookieBannerEnabled: true, cookieBannerAcceptType: 'OPT_IN_AND_OUT' };

it('[CNS-7h] works without a script: a form that posts the decision and the way back', () => {
  const html = renderToStaticMarkup(
    <CookieBanner
      settings={settings}
      action="/consent"
      returnTo="/shop?a=1"
      hiddenFields={{ crumb: 'x' }}
    />,
  );
  expect(html).toContain('<form class="pl-consent-form" action="/consent" method="post">');
  expect(html).toContain('<input type="hidden" name="crumb" value="x"/>');
  expect(html).toContain('<input type="hidden" name="returnTo" value="/shop?a=1"/>');
  expect(html).toMatch(/<button type="submit"[^>]* value="true" name="decision">/);
  expect(html).toMatch(/<button type="submit"[^>]* value="false" name="decision">/);
});

it('[CNS-4] is rendered hidden once decided, and visible when forced, where it posts nothing', () => {
  const banner = <CookieBanner settings={settings} action="/consent" decision="declined" />;
  expect(renderToStaticMarkup(banner)).toContain('hidden=""');
  const forced = renderToStaticMarkup(
    <CookieBanner settings={settings} action="/consent" decision="declined" isForced />,
  );
  expect(forced).not.toContain('hidden=""');
  expect(forced).not.toContain('type="submit"');
});

it("[CNS-1, A-105] shows the owner's text as elements, and its own where the owner wrote nothing", () => {
  const withText = renderToStaticMarkup(
    <CookieBanner
      settings={settings}
      html={'<p>Hi <a href="javascript:alert(1)">x</a><img src=x onerror=alert(1)></p>'}
      action="/c"
    />,
  );
  expect(withText).toContain('<p>Hi <a>x</a></p>');
  expect(withText).not.toMatch(/onerror|javascript:/);
  const german = renderToStaticMarkup(
    <CookieBanner
      settings={{ ...settings, cookieBannerText: '<p></p>' }}
      action="/c"
      locale="de"
      messages={germanConsentMessages}
    />,
  );
  expect(german).toContain('Diese Website verwendet Cookies');
  expect(german).toContain('Ablehnen');
});

it('[CNS-7d] offers a reopen control and a placeholder without a script', () => {
  expect(renderToStaticMarkup(<ReopenConsent action="/consent" returnTo="/" />)).toContain(
    '<button type="submit" value="none" data-consent-reopen="" name="decision">Cookie settings</button>',
  );
  const placeholder = renderToStaticMarkup(<ConsentPlaceholder host="Tube & Co" />);
  expect(placeholder).toContain('This content comes from Tube &amp; Co, which may use cookies.');
  expect(placeholder).toContain('aria-label="Load content: Tube &amp; Co"');
});
