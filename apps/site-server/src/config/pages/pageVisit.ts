import type { ConfigVisit } from '../configVisit';
import { readPage, type StoredPage } from './pageStore';

/** The id of the site. */
export const siteOf = ({ site }: ConfigVisit): string => site.definition.id;

/** The id of the page in the address; empty for a new one. */
export const idOf = ({ c }: ConfigVisit): string => c.req.param('id') ?? '';

export const pageAddress = (id: string): string => `/config/pages/${encodeURIComponent(id)}`;

/** The address of the page as text. */
export const jsonAddress = (id: string): string => `${pageAddress(id)}/json`;

export const readStored = (visit: ConfigVisit): Promise<StoredPage | undefined> =>
  readPage(visit.services.db, siteOf(visit), idOf(visit));

/** The posted source. Browsers send line breaks as CR and LF; the source is stored with LF. */
export const sourceOf = ({ posted }: ConfigVisit): string =>
  (posted.get('source') ?? '').replaceAll('\r\n', '\n');
