import { choiceOf, consentCategories, type CategoryChoice } from '@plinth/consent/categories';
import { ConsentCategories, CookieBanner } from '@plinth/consent/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { consentAction } from '../context/consentAction';
import type { RenderContext } from '@plinth/site-blocks/rendering';

export const hasCookieBanner = ({ site, request }: RenderContext): boolean =>
  site.cookieSettings?.['isCookieBannerEnabled'] === true || request.forceCookieBanner === true;

/**
 * The cookie banner as the first element of the page; hidden if it has been answered, so that it
 * can be reopened.
 */
export function renderCookieBanner(context: RenderContext): string {
  const { site, request, sanitizeBannerHtml, locale, messages } = context;
  const settings = site.cookieSettings ?? {};
  if (!hasCookieBanner(context)) return '';
  const text = settings['cookieBannerText'];
  const hasCategories = settings['isCookieCategoryChoiceEnabled'] === true;
  const { cookieDecision: decision = 'none', forceCookieBanner: isForced = false } = request;
  try {
    const html = renderToStaticMarkup(
      <CookieBanner
        settings={settings}
        html={sanitizeBannerHtml(typeof text === 'string' ? text : '')}
        action={consentAction}
        returnTo={request.url.pathname + request.url.search}
        decision={decision}
        isForced={isForced}
        isScreenshot={
          request.url.searchParams.has('screenshot') || request.withoutCookieBanner === true
        }
        locale={locale}
        messages={messages}
      >
        {hasCategories ? (
          <ConsentCategories
            choice={shownChoice(request)}
            isForced={isForced}
            locale={locale}
            messages={messages}
          />
        ) : null}
      </CookieBanner>,
    );
    context.wantStyle('banner');
    if (hasCategories) context.wantStyle('categories');
    return html;
  } catch (error) {
    context.problem(`The cookie banner could not be rendered: ${String(error)}`);
    return '';
  }
}

/**
 * The choice that the boxes show: the stored choice, also if the visitor reopened the settings
 * without a script.
 */
function shownChoice({ cookieDecision, cookieChoice }: RenderContext['request']): CategoryChoice {
  if (cookieDecision === 'declined') return choiceOf([]);
  return cookieChoice ?? choiceOf(cookieDecision === 'accepted' ? consentCategories : []);
}
