/**
 * The events of a page, each with what it carries; `undefined` for one that carries nothing. A feature listens to them
 * in place of calling another feature.
 */
export interface PageEvents {
  /** The behaviour of a block could not be started: its element. */
  'block-failed': Element;
  /** The visitor uses the page for the first time, or has left its window. */
  used: undefined;
  /** Markup that came later is alive: its root. */
  initialised: ParentNode;
  /** The runtime of the page has ended. */
  destroyed: undefined;
  /** A form was sent. */
  'form-submitted': { formId: string };
  /** The popup of the page is to be shown. */
  'show-popup': undefined;
  /** A soft navigation is about to take the page away. */
  'page-left': undefined;
  /** A soft navigation has put another page in its place. */
  'page-turned': undefined;
  /** The page has a copy of the visitor's cart. */
  'cart-opened': undefined;
  /** A call was refused because nobody is logged in. */
  'login-required': { error: unknown };
  /** Another page of the site told of what its admin does ([RUN-11]). */
  'admin-event': AdminEvent;
  /** This page tells the others of it. */
  'admin-post': AdminEvent;
}

export interface AdminEvent {
  /** One of [MOD-11], such as `save:exit`. */
  event: string;
  detail?: unknown;
}

/** The name of an event and, where it has any, its detail. */
export type EventArguments = {
  [Name in keyof PageEvents]: PageEvents[Name] extends undefined
    ? [event: Name]
    : [event: Name, detail: PageEvents[Name]];
}[keyof PageEvents];

export type EventListenerOf<Name extends keyof PageEvents> = (detail: PageEvents[Name]) => void;
