import { cutReport, ignoreErrors, keepOneCookie, type CookiePort } from '@plinth/site-model';
import type { EventFields } from './eventFields';
import { nextVisit } from './nextVisit';
import { randomId } from './randomId';
import { formatVisitorCookie } from './visitorCookie';

/** The cause of a view: a page load, a return from the back/forward cache, a change of address without a load. */
export type ViewKind = 'load' | 'restore' | 'soft';

/** One page view, as sent to `RecordHit`. */
export interface Hit {
  event: 'View';
  /** `id` makes the hit unique: the server ignores a repeated hit. */
  data: EventFields & { id: string; viewKind: ViewKind };
  ss_cvr?: string | undefined;
}

export interface ButtonEvent {
  id: string;
  buttonText: string;
  clickthroughUrl: string;
  alignment?: string | undefined;
  size?: string | undefined;
  newWindow: boolean;
  /** 1 a button block, 2 the popup overlay. */
  context: 1 | 2;
}

export interface FormRenderEvent {
  formId: string;
  visitorCookie?: string | undefined;
}

export interface OverlayEvent {
  /** The kind of event: `render`, `close`, `submit`, `click`. */
  event: string;
  version?: number | undefined;
}

/** The reports of the census, by the names of their calls. */
export interface CensusReports {
  recordHit: Hit;
  recordButtonClick: ButtonEvent;
  recordButtonRender: ButtonEvent;
  recordFormRender: FormRenderEvent;
  recordOverlay: OverlayEvent;
  /** The id of the viewed item. */
  recordQuickView: { id: string };
}

export interface CensusOptions {
  /**
   * Sends one report; its errors and rejections are ignored [TRK-7].
   * @param id of a hit, which may be sent again, because the server ignores known ids
   */
  send: <Name extends keyof CensusReports>(
    name: Name,
    report: CensusReports[Name],
    id?: string,
  ) => unknown;
  /** Access to the cookies of the page. */
  cookies: CookiePort;
  /**
   * The page's location. Older records of a parent domain or a folder are removed.
   * @default they stay
   */
  location?: Pick<Location, 'hostname' | 'pathname'> | undefined;
  /** Checked before every event, so that a withdrawn consent stops the next event. */
  canTrack: () => boolean;
  /** Checked for page views in addition to `canTrack`. @default always */
  canRecordView?: (() => boolean) | undefined;
  /**
   * Whether events may identify the visitor: otherwise neither cookies nor user agent are used.
   * @default always
   */
  mayIdentify?: (() => boolean) | undefined;
  /** The current fields of the page. */
  fields: () => EventFields;
  /** @default Date.now */
  now?: (() => number) | undefined;
  /** @default Math.random */
  random?: (() => number) | undefined;
  /** Whether the page was loaded over https. @default false */
  isSecure?: boolean | undefined;
}

export interface Census {
  /** Records a view of the current page; kept for `resume` if tracking may not run yet. */
  recordHit(kind?: ViewKind): void;
  /** Records the current view if it was withheld, because consent came later. */
  resume(): void;
  recordButtonClick(button: ButtonEvent): void;
  /** Once per button and view. */
  recordButtonRender(button: ButtonEvent): void;
  /** Once per form and view. */
  recordFormRender(formId: string): void;
  recordOverlay(overlay: OverlayEvent): void;
  recordQuickView(itemId: string): void;
}

/**
 * Counts visits, views and their events [TRK-1], [TRK-2], [TRK-7]. Nothing here throws.
 *
 * @example
 * ```ts
 * import { createCensus, readEventFields } from '@plinth/tracking/census';
 *
 * const census = createCensus({
 *   send: (name, report) => navigator.sendBeacon(`/census/${name}`, JSON.stringify(report)),
 *   cookies: { read: () => document.cookie, write: (cookie) => (document.cookie = cookie) },
 *   canTrack: () => true,
 *   fields: () => readEventFields(window, { websiteId: 'w1' }, Date.now()),
 * });
 * ```
 */
export function createCensus({
  send,
  cookies,
  location,
  canTrack,
  canRecordView = () => true,
  mayIdentify = () => true,
  fields,
  now = Date.now,
  random,
  isSecure,
}: CensusOptions): Census {
  let heldBack: ViewKind | undefined;
  let url: string | undefined;
  const rendered = new Set<string>();

  /** Writes the cookies of this hit and returns the visitor's record. */
  function touchVisit(): string | undefined {
    if (!mayIdentify()) return undefined;
    const visit = nextVisit({ cookies: cookies.read(), now: now(), random, isSecure });
    for (const cookie of visit.write) {
      if (!visit.hasOthers || !location) cookies.write(cookie);
      else {
        const { hostname, pathname } = location;
        keepOneCookie(cookie, { cookies, hostname, pathname });
      }
    }
    return formatVisitorCookie(visit.visitor);
  }

  function track<Name extends keyof CensusReports>(name: Name, report: CensusReports[Name]): void {
    ignoreErrors(() => canTrack() && send(name, cutReport(report)));
  }

  function recordHit(kind: ViewKind = 'load'): void {
    ignoreErrors(() => {
      heldBack = kind;
      rendered.clear();
      if (!canTrack() || !canRecordView()) return undefined;
      heldBack = undefined;
      const visitorCookie = ignoreErrors(touchVisit);
      const page = fields();
      const data: Hit['data'] = { ...page, id: randomId(random), viewKind: kind, visitorCookie };
      // After a soft navigation `document.referrer` is still the page before the first view.
      if (kind === 'soft' && url) data.referrer = url;
      if (!mayIdentify()) {
        delete data.userAgent;
        delete data.memberAccountId;
      }
      url = page.url;
      const hit: Hit = cutReport({ event: 'View', data, ss_cvr: visitorCookie });
      return send('recordHit', hit, data.id);
    });
  }

  /** Runs only for the first appearance in this view. */
  function once(key: string, record: () => void): void {
    if (rendered.has(key) || !ignoreErrors(canTrack)) return;
    rendered.add(key);
    record();
  }

  return {
    recordHit,
    resume: () => {
      if (heldBack) recordHit(heldBack);
    },
    recordButtonClick: (button) => track('recordButtonClick', button),
    recordButtonRender: (button) =>
      once(JSON.stringify(button), () => track('recordButtonRender', button)),
    recordFormRender: (formId) =>
      once(formId, () =>
        track('recordFormRender', { formId, visitorCookie: ignoreErrors(touchVisit) }),
      ),
    recordOverlay: (overlay) => track('recordOverlay', overlay),
    recordQuickView: (id) => track('recordQuickView', { id }),
  };
}
