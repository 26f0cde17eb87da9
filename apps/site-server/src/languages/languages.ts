import { germanServerMessages } from './de';
import type { ServerMessages } from './serverMessages';

/** The languages in which the server speaks to visitors, by BCP 47 tag. A site in another language brings its own words. */
export const languages: Readonly<Record<string, ServerMessages>> = { de: germanServerMessages };
