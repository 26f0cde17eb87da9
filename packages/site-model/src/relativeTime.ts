import { createPlainTranslate } from './messaging/createPlainTranslate';
import type { MessageCatalogue } from './messaging/defineMessages';
import { languageTag } from './messaging/languageTag';
import { siteMessages } from './messages';

export interface RelativeTimeOptions {
  /** BCP 47. @default 'en' */
  readonly locale?: string | undefined;
  /** Texts that replace the package's defaults, by message key. */
  readonly messages?: MessageCatalogue | undefined;
  /** IANA name for the date. @default the platform's */
  readonly timeZone?: string | undefined;
}

/** Milliseconds between updates; a younger moment is “just now” ([MOD-20]). */
const updateInterval = 5000;
/** Milliseconds after which the date is shown ([MOD-20]). */
const dateAfter = 60_000;

/**
 * Formats a moment relative to now ([MOD-20]): “just now”, “about 10 seconds ago”, after 60 s its
 * date. A moment in the future, because of a fast clock, is “just now”.
 * @param then Milliseconds since 1970
 * @param now Milliseconds since 1970
 *
 * @example
 * ```ts
 * import { relativeTime } from '@plinth/site-model';
 *
 * relativeTime(Date.now() - 60_000, Date.now(), { locale: 'en' });
 * ```
 */
export function relativeTime(
  then: number,
  now: number,
  { locale = 'en', messages, timeZone }: RelativeTimeOptions = {},
): string {
  const age = now - then;
  if (age >= dateAfter)
    return new Intl.DateTimeFormat(languageTag(locale), { dateStyle: 'medium', timeZone }).format(
      then,
    );
  const translate = createPlainTranslate(siteMessages, { locale, overrides: messages });
  return age < updateInterval
    ? translate('siteModel.justNow')
    : translate('siteModel.secondsAgo', { seconds: Math.floor(age / 1000) });
}

export interface RelativeTimeSubscription extends RelativeTimeOptions {
  /** Milliseconds since 1970. */
  readonly then: number;
  /** Called at once, and whenever the text changes. */
  readonly onText: (text: string) => void;
  /** @default Date.now */
  readonly clock?: () => number;
  /** Calls back at an interval until the returned undo is called. @default setInterval */
  readonly every?: (milliseconds: number, callback: () => void) => () => void;
}

/** Updates a relative time every 5 s and stops once it is a date ([MOD-20]). Returns the undo. */
export function subscribeRelativeTime({
  then,
  onText,
  clock = Date.now,
  every = everyInterval,
  ...options
}: RelativeTimeSubscription): () => void {
  let shown: string | undefined;
  let stop = () => {};
  const update = () => {
    const now = clock();
    const text = relativeTime(then, now, options);
    if (text !== shown) onText((shown = text));
    const isDate = now - then >= dateAfter;
    if (isDate) stop();
    return isDate;
  };
  if (!update()) stop = every(updateInterval, update);
  return () => stop();
}

function everyInterval(milliseconds: number, callback: () => void): () => void {
  const timer = setInterval(callback, milliseconds);
  return () => clearInterval(timer);
}
