import { cutText } from '@plinth/site-model';
/** The search of a list, as `SearchForm` sends it; nobody looks for more than a sentence. */
export const readSearch = (query: URLSearchParams): string =>
  cutText((query.get('q') ?? '').trim(), 200);
