import { readFileSync } from 'node:fs';
import type { TwinPage } from './twinPage';

/** Read once when the server starts; a page that changed needs no new build. */
export const page = JSON.parse(readFileSync(process.env['TWIN_PAGE']!, 'utf8')) as TwinPage;
