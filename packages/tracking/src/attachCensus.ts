import type { Census } from './createCensus';
import { whenShown } from './whenShown';

export interface AttachCensusOptions {
  /** The census that receives the events. */
  census: Census;
  /** Whether a change of the path without a page load counts as a view. @default true */
  countsSoftNavigations?: boolean | undefined;
}

/**
 * Records the views of this page: its load (a prerendered page counts when it is shown), every return from the
 * back/forward cache, and changes of the path without a load [TRK-7], [TRK-18].
 *
 * @returns a function that stops it
 *
 * @example
 * ```ts
 * import { attachCensus, type Census } from '@plinth/tracking/census';
 *
 * export const count = (census: Census) =>
 *   attachCensus(window, { census, countsSoftNavigations: true });
 * ```
 */
export function attachCensus(
  view: Window,
  { census, countsSoftNavigations = true }: AttachCensusOptions,
): () => void {
  const { document, location } = view;
  const attached = new AbortController();
  const { signal } = attached;
  const navigation = (view as Window & { navigation?: EventTarget }).navigation;
  let path = location.pathname;

  whenShown(document, signal, () => census.recordHit('load'));

  view.addEventListener('pageshow', (event) => event.persisted && census.recordHit('restore'), {
    signal,
  });
  if (countsSoftNavigations) {
    // Without the Navigation API a pushState cannot be detected: then the router calls
    // `recordHit('soft')` itself.
    (navigation ?? view).addEventListener(
      navigation ? 'currententrychange' : 'popstate',
      () => {
        if (location.pathname === path) return;
        path = location.pathname;
        census.recordHit('soft');
      },
      { signal },
    );
  }
  return () => attached.abort();
}
