import type { ReactNode } from 'react';
import { CookieBanner, type CookieBannerProps } from '../CookieBanner';

/** A page below the banner, with focusable elements before and after it. */
export function BannerPage(props: Partial<CookieBannerProps>): ReactNode {
  return (
    <main>
      <h1>Ceramics</h1>
      <a href="#bowls">Bowls</a>
      <button type="button" data-consent-reopen="">
        Change my mind
      </button>
      <CookieBanner action="/consent" settings={{ isCookieBannerEnabled: true }} {...props} />
    </main>
  );
}
