import { cutReport, ignoreErrors, parseQuery } from '@plinth/site-model';

/** The query of the marketing landing call [TRK-12]. */
export interface Landing {
  landing: string;
  refer: string;
  /** A random number against caches. */
  rk: number;
  lang: string;
  /** Width and height of the screen, such as `1280x800`. */
  screen: string;
  source?: string;
  campaign?: string;
  subcampaign?: string;
  channel?: string;
  subchannel?: string;
  variation?: string;
  mkwid?: string;
}

/** Copied from the page's own address, if present. */
const campaignFields = [
  'source',
  'campaign',
  'subcampaign',
  'channel',
  'subchannel',
  'variation',
  'mkwid',
] as const;

/** Reads the landing address and its campaign. */
export function readLanding(
  {
    location,
    document,
    navigator,
    screen,
  }: Pick<Window, 'document' | 'navigator' | 'screen'> & {
    location: Pick<Location, 'href' | 'search'>;
  },
  random: () => number = Math.random,
): Landing {
  const query = parseQuery(location.search);
  const first = (name: string) => query.get(name)?.[0];
  const landing: Landing = {
    landing: location.href,
    refer: document.referrer,
    rk: Math.floor(random() * 1e9),
    lang: navigator.language,
    screen: `${screen.width}x${screen.height}`,
  };
  for (const field of campaignFields) {
    // Modern campaign links use the `utm_` names.
    const value = first(field) ?? first(`utm_${field}`);
    if (value) landing[field] = value;
  }
  return cutReport(landing);
}

export interface RecordLandingOptions {
  /** Sends the landing. */
  send: (landing: Landing) => unknown;
  /** The address of the landing, if the page has another address by now. @default the page's own */
  landedAt?: Pick<Location, 'href' | 'search'> | undefined;
  /** Whether this is the browser's first landing here. @default always */
  isFirstLanding?: (() => boolean) | undefined;
  /** @default always */
  mayRun?: (() => boolean) | undefined;
}

/**
 * Sends the landing of this page once; its failure is ignored [TRK-12].
 *
 * @example
 * ```ts
 * import { recordLanding } from '@plinth/tracking';
 *
 * recordLanding(window, {
 *   send: (landing) => navigator.sendBeacon('/landing', JSON.stringify(landing)),
 * });
 * ```
 */
export function recordLanding(
  view: Window,
  {
    send,
    landedAt = view.location,
    isFirstLanding = () => true,
    mayRun = () => true,
  }: RecordLandingOptions,
): void {
  const { document, navigator, screen } = view;
  ignoreErrors(() =>
    mayRun() && isFirstLanding()
      ? send(readLanding({ location: landedAt, document, navigator, screen }))
      : undefined,
  );
}
