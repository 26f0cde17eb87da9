import { createPlainTranslate, type MessageCatalogue } from '@plinth/site-model';
import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { attachCookieBanner } from './attachCookieBanner';
import { BannerText } from './BannerText';
import { CtaContent } from './CtaContent';
import type { ConsentStore } from './consentStore';
import type { CookieSettings } from './cookieSettings';
import type { Decision } from './decision';
import { decisionFieldName } from './decisionForm';
import { bannerMessages } from './bannerMessages';
import { resolveBannerSettings } from './resolveBannerSettings';
import { shouldShowBanner } from './shouldShowBanner';

/**
 * A layout effect in the browser. On a server, where no effect runs, React 18 would warn about it.
 */
const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

export interface CookieBannerProps {
  /** The site's cookie settings. */
  settings: CookieSettings;
  /** The owner's text, sanitised. @default `settings.cookieBannerText` */
  html?: string | undefined;
  /**
   * The address to which the form posts without scripts: it receives `decision` (`true`, `false`)
   * and `returnTo`.
   */
  action: string;
  /** The page to return to after the post. */
  returnTo?: string | undefined;
  /** The visitor's decision, read from the request. @default 'none' */
  decision?: Decision | undefined;
  /** Whether the page is rendered for a screenshot. @default false */
  isScreenshot?: boolean | undefined;
  /**
   * Whether this is the editor's preview, which is always visible and records no click.
   * @default false
   */
  isForced?: boolean | undefined;
  /** Attaches the behaviour in a React page; without it the markup waits for `attachCookieBanner`. */
  store?: ConsentStore | undefined;
  /** Hidden fields that the server needs, such as a crumb. */
  hiddenFields?: Readonly<Record<string, string>> | undefined;
  /**
   * The id of the element, unique on the page. Not React's `useId`: a server renders each block
   * separately, which would create equal ids.
   * @default 'pl-consent'
   */
  id?: string | undefined;
  /** @default 'en' */
  locale?: string | undefined;
  /** Texts that replace the package's defaults, by message key. */
  messages?: MessageCatalogue | undefined;
  /** Content between the text and the buttons, such as `<ConsentCategories>`. */
  children?: ReactNode;
}

/**
 * The cookie banner as server-rendered markup [CNS-1 to CNS-4, CNS-7]: a bar is a region, a popup a
 * dialog that does not block the page. Rendered hidden if it must not be visible, so that a reopen
 * control can show it. State for CSS: `data-variant`, `data-position`, `data-theme`, `data-cta`,
 * `data-forced`.
 */
export function CookieBanner({
  settings,
  html,
  action,
  returnTo,
  decision = 'none',
  isScreenshot = false,
  isForced = false,
  store,
  hiddenFields = {},
  id = 'pl-consent',
  locale,
  messages,
  children,
}: CookieBannerProps): ReactNode {
  const element = useRef<HTMLDivElement>(null);
  const textId = `${id}-text`;
  const banner = resolveBannerSettings(
    html === undefined ? settings : { ...settings, cookieBannerText: html },
  );
  const translate = createPlainTranslate(bannerMessages, { locale, overrides: messages });
  const isPopup = banner.variant === 'POPUP';
  const acceptLabel = banner.ctaText || translate('consent.accept');
  const declineLabel = banner.optOutCtaText || translate('consent.decline');

  // Before the paint: a banner that is mounted after the decision must not flash.
  useBrowserLayoutEffect(() => {
    if (!store || !element.current) return undefined;
    return attachCookieBanner(element.current, { store, isScreenshot, isForced });
  }, [store, isScreenshot, isForced]);

  return (
    <div
      ref={element}
      id={id}
      className="pl-consent"
      data-consent-banner=""
      data-variant={banner.variant.toLowerCase()}
      data-position={banner.position.toLowerCase().replace('_', '-')}
      data-theme={banner.theme.toLowerCase()}
      data-cta={banner.ctaVariant.toLowerCase()}
      data-forced={isForced ? '' : undefined}
      role={isPopup ? 'dialog' : 'region'}
      aria-label={translate('consent.label')}
      aria-describedby={isPopup ? textId : undefined}
      tabIndex={-1}
      hidden={!shouldShowBanner({ settings, decision, isScreenshot, isForced })}
    >
      <form className="pl-consent-form" method="post" action={action}>
        {Object.entries({ ...hiddenFields, ...(returnTo !== undefined && { returnTo }) }).map(
          ([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ),
        )}
        <div className="pl-consent-text" id={textId}>
          {banner.text ? <BannerText html={banner.text} /> : <p>{translate('consent.text')}</p>}
        </div>
        {children}
        <div className="pl-consent-actions">
          {/* A preview must not post, even without scripts. */}
          <button
            type={isForced ? 'button' : 'submit'}
            className="pl-consent-button"
            name={decisionFieldName}
            value="true"
          >
            <CtaContent variant={banner.ctaVariant} icon="accept" label={acceptLabel} />
          </button>
          {banner.acceptType === 'OPT_IN_AND_OUT' && (
            <button
              type={isForced ? 'button' : 'submit'}
              className="pl-consent-button"
              name={decisionFieldName}
              value="false"
            >
              <CtaContent variant={banner.ctaVariant} icon="decline" label={declineLabel} />
            </button>
          )}
        </div>
      </form>
    </div>
  );
}
