import type { ConfigVisit } from '../configVisit';
import { pageStart } from '../pages/newPageDraft';
import { layoutOf, type LayoutState } from './layoutState';

/** The form of a new page, with a new id and an address that is derived from its title. */
export function newPageState({ intl, services }: ConfigVisit): LayoutState {
  const id = `page-${services.random(9).toString('hex')}`;
  const state = layoutOf({ ...pageStart(intl), id });
  return { ...state, fields: { ...state.fields, slug: '' } };
}
