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
   * Where the page stands. An older decision on a domain above it, or in a folder, would be read beside the new one: it
   * is removed. @default only the cookie that is written counts
   */
  location?: Pick<Location, 'hostname' | 'pathname'> | undefined;
  /** Lets the server set the cookie too, so that it lasts 30 days in every browser; its failure changes nothing. */
  saveDecision?: ((decision: Decision, choice?: CategoryChoice) => unknown) | undefined;
}

export interface Decisions {
  accept(options?: DecideOptions): void;
  decline(options?: DecideOptions): void;
  /** Forgets the decision. */
  reset(options?: DecideOptions): void;
}

/** Lets the visitor decide [CNS-3]: only a page whose banner is open, or reopened, needs it. */
export function createDecisions(
  state: ConsentState,
  { cookies, cookie, location, saveDecision }: DecisionPorts,
): Decisions {
  /** Writes a cookie; an older one of a domain or a folder above that is read beside it is removed. */
  function write(text: string, isRead: () => boolean): void {
    cookies.write(text);
    if (!location || isRead()) return;
    const { hostname, pathname } = location;
    keepOneCookie(text, { cookies, hostname, pathname });
  }

  function decide(decision: Decision, options?: DecideOptions): void {
    // Without cookies the decision holds for this page.
    const { choice } = options ?? {};
    ignoreErrors(() => {
      // The categories first: at no moment stands a yes there without them.
      if (choice)
        write(categoryCookie(choice, cookie), () =>
          isSameChoice(readCategoryChoice(cookies.read()), choice),
        );
      // A plain answer is about all of them.
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
