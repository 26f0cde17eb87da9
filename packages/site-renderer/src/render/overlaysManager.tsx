import type { RenderContext } from '@plinth/site-blocks/rendering';
import { popupPage } from './popupTemplate';

/**
 * For accounts of the site: a list of everything that may overlay the page, to preview it
 * ([RUN-11]).
 */
export function overlaysManager(context: RenderContext) {
  const { request, site, translate } = context;
  if (!request.account?.roles.length) return undefined;
  const hasPopup = popupPage(context) !== undefined;
  const hasBanner = site.cookieSettings?.['isCookieBannerEnabled'] === true;
  if (!hasPopup && !hasBanner) return undefined;
  context.wantStyle('siteParts');
  return (
    <details className="pl-overlays-manager" data-overlays-manager>
      <summary>{translate('runtime.overlays')}</summary>
      <ul>
        {hasPopup ? (
          <li>
            <button type="button" data-show-popup>
              {translate('runtime.overlays.popup')}
            </button>
          </li>
        ) : null}
        {hasBanner ? (
          <li>
            <button type="button" data-consent-reopen>
              {translate('runtime.overlays.cookies')}
            </button>
          </li>
        ) : null}
      </ul>
    </details>
  );
}
