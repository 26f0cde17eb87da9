import { cutText } from '@plinth/site-model';
/** The search of a list, as `SearchForm` sends it; 200 characters at most. */
export const readSearch = (query: URLSearchParams): string =>
  cutText((query.get('q') ?? '').trim(), 200);
