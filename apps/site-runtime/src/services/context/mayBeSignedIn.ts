import type { Host } from '@plinth/site-blocks/host';
import { contextText } from '@plinth/site-blocks/page';

const accountInText = /"authenticatedAccount"\s*:\s*\{/;

/** A quick test of the page's context, before loading its parser: most pages are seen by visitors. */
export const mayBeSignedIn = (host: Host): boolean => accountInText.test(contextText(host) ?? '');
