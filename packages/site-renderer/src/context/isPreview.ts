import type { PageRequest } from '@plinth/site-blocks/rendering';

/**
 * Whether a page is a preview: with a forced overlay or banner, or without one that visitors would
 * see.
 */
export const isPreview = ({
  forceCookieBanner,
  withoutCookieBanner,
  forcePopup,
  forceBars,
}: PageRequest): boolean =>
  Boolean(forceCookieBanner || withoutCookieBanner || forcePopup || forceBars);
