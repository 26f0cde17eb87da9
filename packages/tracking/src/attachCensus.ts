import type { Census } from './createCensus';

export interface AttachCensusOptions {
  census: Census;
  /** Counts a change of the path without a page load as a view. @default true */
  countsSoftNavigations?: boolean | undefined;
}

interface NavigationLike extends EventTarget {
  readonly currentEntry?: unknown;
}

/**
 * Records the views of this page: its load (a prerendered page counts when it is shown), every return from the
 * back/forward cache, and changes of the path without a load [TRK-7, TRK-18].
 *
 * @returns stops it
 */
export function attachCensus(
  view: Window,
  { census, countsSoftNavigations = true }: AttachCensusOptions,
): () => void {
  const { document, location } = view;
  const navigation = (view as Window & { navigation?: NavigationLike }).navigation;
  let path = location.pathname;

  function activate(): void {
    census.recordHit('load');
  }
  function restore(event: PageTransitionEvent): void {
    if (event.persisted) census.recordHit('restore');
  }
  function navigate(): void {
    if (location.pathname === path) return;
    path = location.pathname;
    census.recordHit('soft');
  }

  if ((document as Document & { prerendering?: boolean }).prerendering) {
    document.addEventListener('prerenderingchange', activate, { once: true });
  } else activate();
  view.addEventListener('pageshow', restore);
  // Without the Navigation API a pushState cannot be seen: there the router calls `recordHit('soft')` itself.
  const source: EventTarget = navigation ?? view;
  const event = navigation ? 'currententrychange' : 'popstate';
  if (countsSoftNavigations) source.addEventListener(event, navigate);

  return () => {
    document.removeEventListener('prerenderingchange', activate);
    view.removeEventListener('pageshow', restore);
    source.removeEventListener(event, navigate);
  };
}
