import { ignoreErrors, keepOneCookie, type CookiePort } from '@plinth/site-model';
import { categoryCookie, readCategoryChoice } from './categories/categoryCookie';
import { isSameChoice, type CategoryChoice } from './categories/consentCategory';
import type { ConsentState, DecideOptions } from './consentState';
import { readDecision, type Decision } from './decision';
import { decisionCookie, type DecisionCookieOptions } from './decisionCookie';

export interface DecisionPorts {
  cookies: CookiePort;
  /** The attributes of the cookie. @default { isSecure: false } */
  cookie?: DecisionCookieOptions | undefined;
  /**
   * The page's location. An older decision on a parent domain or in a folder, which would be read
   * as well, is removed.
   * @default only the written cookie is changed
   */
  location?: Pick<Location, 'hostname' | 'pathname'> | undefined;
  /**
   * Makes the server set the cookie too, so that it lasts 30 days in every browser; a failure is
   * ignored.
   */
  saveDecision?: ((decision: Decision, choice?: CategoryChoice) => unknown) | undefined;
}

export interface Decisions {
  accept(options?: DecideOptions): void;
  decline(options?: DecideOptions): void;
  /** Removes the decision. */
  reset(options?: DecideOptions): void;
}

/**
 * Makes the visitor's decisions [CNS-3]; needed only on a page whose banner is open or reopened.
 */
export function createDecisions(
  state: ConsentState,
  { cookies, cookie, location, saveDecision }: DecisionPorts,
): Decisions {
  /**
   * Writes a cookie, and removes an older cookie of a parent domain or folder that would be read as
   * well.
   */
  function write(text: string, isRead: () => boolean): void {
    cookies.write(text);
    if (!location || isRead()) return;
    const { hostname, pathname } = location;
    keepOneCookie(text, { cookies, hostname, pathname });
  }

  function decide(decision: Decision, options?: DecideOptions): void {
    // Without cookies the decision applies to this page.
    const { choice } = options ?? {};
    ignoreErrors(() => {
      // The categories are written first, so that an acceptance is never stored without them.
      if (choice)
        write(categoryCookie(choice, cookie), () =>
          isSameChoice(readCategoryChoice(cookies.read()), choice),
        );
      // A plain answer applies to all categories.
      else if (readCategoryChoice(cookies.read()))
        write(categoryCookie(undefined, cookie), () => !readCategoryChoice(cookies.read()));
      write(decisionCookie(decision, cookie), () => readDecision(cookies.read()) === decision);
    });
    state.adopt(decision, options);
    ignoreErrors(() => saveDecision?.(decision, choice));
  }
  return {
    accept: (how) => decide('accepted', how),
    decline: (how) => decide('declined', how),
    reset: (how) => decide('none', how),
  };
}
