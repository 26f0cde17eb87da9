/**
 * A script for the head of a page that a cache serves to everyone: it marks `<html data-consent-decided>` before the
 * first paint where a decision is stored, and the banner's CSS hides on it. A page that is rendered for each request
 * needs it not: the server reads the cookie and renders the banner hidden. Under a content security policy, allow it
 * by nonce or hash.
 */
export const hideBannerBeforePaint =
  "/(^|;)\\s*ss_cookieAllowed=\\x22?(true|false)\\x22?\\s*(;|$)/.test(document.cookie)&&document.documentElement.setAttribute('data-consent-decided','')";
