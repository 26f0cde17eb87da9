/**
 * A script for the head of a page that is cached for all visitors: it sets `<html
 * data-consent-decided>` before the first paint if a decision is stored, and the banner's CSS hides
 * the banner. A page that is rendered for each request does not need it: the server reads the
 * cookie and renders the banner hidden. With a content security policy, allow it by nonce or hash.
 */
export const hideBannerBeforePaint =
  "/(^|;)\\s*ss_cookieAllowed=\\x22?(true|false)\\x22?\\s*(;|$)/.test(document.cookie)&&document.documentElement.setAttribute('data-consent-decided','')";
