import { documentCookies } from '@plinth/dom';
import type { Host } from '../host/host';

/** The cookies of the page, for all parts that read or write them. */
export const pageCookies = ({ document: page }: Host) => documentCookies(page);
