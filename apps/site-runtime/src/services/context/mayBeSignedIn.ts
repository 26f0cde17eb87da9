import type { Host } from '@plinth/site-blocks/host';
import { contextText } from '@plinth/site-blocks/page';

const accountInText = /"authenticatedAccount"\s*:\s*\{/;

/** A glance at the page's context, before the parser is worth loading: most pages are seen by visitors. */
export const mayBeSignedIn = (host: Host): boolean => accountInText.test(contextText(host) ?? '');
