import type { ReactNode } from 'react';
import type { ConfigVisit } from '../configVisit';

export interface SearchFormProps {
  visit: ConfigVisit;
  /** The address of the list that is searched. */
  action: string;
  /** The words of the search. */
  search: string;
  /** Further fields. */
  children?: ReactNode;
}

/** The search form of a list; an empty search shows all rows. */
export const SearchForm = ({ visit: { intl }, action, search, children }: SearchFormProps) => (
  <form className="pl-config-search" role="search" method="get" action={action}>
    <label className="pl-config-field">
      {intl.translate('config.search')}
      <input type="search" name="q" defaultValue={search} />
    </label>
    {children}
    <button type="submit" className="pl-config-button">
      {intl.translate('config.search.go')}
    </button>
  </form>
);
