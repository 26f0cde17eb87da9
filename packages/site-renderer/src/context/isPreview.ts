import type { PageRequest } from '@plinth/site-blocks/rendering';

/** Whether a page is only tried out: something is forced over it, or kept away from it, that visitors would see. */
export const isPreview = ({
  forceCookieBanner,
  withoutCookieBanner,
  forcePopup,
  forceBars,
}: PageRequest): boolean =>
  Boolean(forceCookieBanner || withoutCookieBanner || forcePopup || forceBars);
