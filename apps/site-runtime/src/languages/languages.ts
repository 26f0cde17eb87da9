import type { MessageCatalogue } from '@plinth/site-model';
import { german } from './de';

/** The languages whose messages come with the pages, by BCP 47 tag. A site in another language brings its own. */
export const languages: Readonly<Record<string, MessageCatalogue>> = { de: german };
