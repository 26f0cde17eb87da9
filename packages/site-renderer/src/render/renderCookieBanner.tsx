import { CookieBanner } from '@plinth/consent/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { consentAction } from '../context/consentAction';
import type { RenderContext } from '@plinth/site-blocks/rendering';

export const hasCookieBanner = ({ site, request }: RenderContext): boolean =>
  site.cookieSettings?.['isCookieBannerEnabled'] === true || request.forceCookieBanner === true;

/** The cookie banner as the first element of the page; hidden where it has been answered, so that it can be reopened. */
export function renderCookieBanner(context: RenderContext): string {
  const { site, request, sanitizeBannerHtml, locale, messages } = context;
  const settings = site.cookieSettings ?? {};
  if (!hasCookieBanner(context)) return '';
  const text = settings['cookieBannerText'];
  try {
    const html = renderToStaticMarkup(
      <CookieBanner
        settings={settings}
        html={sanitizeBannerHtml(typeof text === 'string' ? text : '')}
        action={consentAction}
        returnTo={request.url.pathname + request.url.search}
        decision={request.cookieDecision ?? 'none'}
        isForced={request.forceCookieBanner ?? false}
        isScreenshot={
          request.url.searchParams.has('screenshot') || request.withoutCookieBanner === true
        }
        locale={locale}
        messages={messages}
      />,
    );
    context.wantStyle('banner');
    return html;
  } catch (error) {
    context.problem(`The cookie banner could not be rendered: ${String(error)}`);
    return '';
  }
}
