/**
 * The events of a page with their details; `undefined` for an event without details. A feature
 * listens to them instead of calling another feature.
 */
export interface PageEvents {
  /** The behaviour of a block could not be started; the detail is its element. */
  'block-failed': Element;
  /** The visitor uses the page for the first time, or has left its window. */
  used: undefined;
  /** Behaviour was added to later markup; the detail is its root. */
  initialised: ParentNode;
  /** The runtime of the page has ended. */
  destroyed: undefined;
  /** A form was sent. */
  'form-submitted': { formId: string };
  /** The popup of the page is to be shown. */
  'show-popup': undefined;
  /** A soft navigation is about to leave the page. */
  'page-left': undefined;
  /** A soft navigation has replaced the page. */
  'page-turned': undefined;
  /** The page has a copy of the visitor's cart. */
  'cart-opened': undefined;
  /** A call was refused because the visitor is not logged in. */
  'login-required': { error: unknown };
  /** Another page of the site reported an action of its admin ([RUN-11]). */
  'admin-event': AdminEvent;
  /** This page reports such an action to the others. */
  'admin-post': AdminEvent;
}

export interface AdminEvent {
  /** One of [MOD-11], such as `save:exit`. */
  event: string;
  detail?: unknown;
}

/** The name of an event and, if it has any, its detail. */
export type EventArguments = {
  [Name in keyof PageEvents]: PageEvents[Name] extends undefined
    ? [event: Name]
    : [event: Name, detail: PageEvents[Name]];
}[keyof PageEvents];

export type EventListenerOf<Name extends keyof PageEvents> = (detail: PageEvents[Name]) => void;
