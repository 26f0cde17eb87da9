import type { Host } from '../boot/host';

const accountInText = /"authenticatedAccount"\s*:\s*\{/;

/** A glance at the page's JSON, before the parser is worth loading: most pages are seen by visitors. */
export const mayBeSignedIn = ({ document: page }: Host): boolean =>
  [...page.querySelectorAll('script[type="application/json"]')].some(({ textContent }) =>
    accountInText.test(textContent),
  );
