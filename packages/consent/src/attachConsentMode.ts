import { consentModeSignals, type ConsentModeSignals } from './consentModeSignals';
import type { ConsentState } from './consentState';
import { noPermissions } from './whatMayRun';

/** A window, or any object with a `dataLayer` that Google's tags read. */
export type TagWindow = Window | { dataLayer?: unknown[] | undefined };

export interface AttachConsentModeOptions {
  /** The store whose state is sent to the tags. */
  store: ConsentState;
  /** The current signals. @default those of `store.permissions()` */
  signals?: (() => ConsentModeSignals) | undefined;
}

/**
 * Sets the permissions of Google's tags: nothing that needs consent as `default`, then the current
 * state and every change as `update`. A granting default would apply to everything that a tag does
 * before the decision has been read, and on each page on which it cannot be read. Call it before
 * the tag's own script runs.
 *
 * @param view the window whose `dataLayer` the tags read
 * @returns a function that stops the updates
 *
 * @example
 * ```ts
 * import { attachConsentMode, type ConsentStore } from '@plinth/consent';
 *
 * export const informTags = (store: ConsentStore) => attachConsentMode(window, { store });
 * ```
 */
export function attachConsentMode(
  view: TagWindow,
  { store, signals = () => consentModeSignals(store.permissions()) }: AttachConsentModeOptions,
): () => void {
  const tags = view as Exclude<TagWindow, Window>;
  // gtag.js accepts only an `arguments` object: an array in the data layer is a different command.
  function gtag(..._command: unknown[]): void {
    // eslint-disable-next-line prefer-rest-params
    (tags.dataLayer ??= []).push(arguments);
  }
  const nothing = consentModeSignals(noPermissions);
  const update = () => gtag('consent', 'update', signals());
  gtag('consent', 'default', nothing);
  if (JSON.stringify(signals()) !== JSON.stringify(nothing)) update();
  return store.subscribe(update);
}
