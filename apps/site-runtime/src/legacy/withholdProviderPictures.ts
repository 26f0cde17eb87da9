import { isOfVideoProvider } from '@plinth/media/video';
import type { Detach, Host } from '@plinth/site-blocks/host';
import { attachPictures, consent } from '@plinth/site-blocks/page';
import { backgroundNames } from './loadBackgrounds';

declare module '@plinth/site-blocks/host' {
  interface PageServices {
    'withheld provider pictures': Detach;
  }
}

/** Attributes by which the browser loads a picture, and those from which scripts of the page take one. */
const loading = ['src', 'srcset', 'poster', 'style'];
const waiting = ['data-src', 'data-srcset', 'data-image', 'data-poster', ...backgroundNames];
const holders = [
  ...waiting.map((name) => `[${name}]`),
  '[style*="//"]',
  'img[src],img[srcset],source[srcset],video[poster]',
].join();

/** An address of another host within an attribute: alone, in a list of sizes or in a declaration. */
const addresses = /(?:https?:)?\/\/[^\s"'(),;<>]+/gi;

/**
 * Blocks pictures of a legacy page that a provider of videos hosts, until the visitor consents ([CNS-7]): no script
 * loads them, and neither does the browser, unless it has begun already. They load on consent.
 *
 * @returns a function that undoes it; a picture with an address that the browser would load directly stays blocked
 * without consent
 */
export function withholdProviderPictures(host: Host, root: ParentNode = host.document): Detach {
  const store = consent(host);
  if (store.mayRun('embeds')) return () => {};
  let held = [...root.querySelectorAll<HTMLElement>(holders)].flatMap((element) =>
    [...loading, ...waiting].flatMap((name) => {
      const value = element.getAttribute(name);
      if (value === null || !namesProvider(value)) return [];
      const rest = name === 'style' ? withoutAddresses(value) : '';
      if (rest) element.setAttribute(name, rest);
      else element.removeAttribute(name);
      return [{ element, name, value, rest: rest || null }];
    }),
  );
  const giveBack = (names: readonly string[]) => {
    const given = held.filter(({ name }) => names.includes(name));
    held = [];
    // Another script may have written something else meanwhile.
    for (const { element, name, value, rest } of given)
      if (element.getAttribute(name) === rest) element.setAttribute(name, value);
    return new Set(given.map(({ element }) => element));
  };
  let stopPictures: Detach | undefined;
  const stopListening = store.subscribe(() => {
    if (held.length === 0 || !store.mayRun('embeds')) return;
    const shown = [...giveBack([...loading, ...waiting])];
    const pictures = shown.filter((element) => element.matches('img[data-src],img[data-image]'));
    stopPictures = attachPictures(pictures as HTMLImageElement[], host);
  });
  return () => {
    stopListening();
    stopPictures?.();
    giveBack(waiting);
  };
}

const namesProvider = (value: string): boolean =>
  (value.match(addresses) ?? []).some((address) => isOfVideoProvider(address));

const withoutAddresses = (declarations: string): string =>
  declarations.replace(/url\(\s*(["']?)([^"')]*)\1\s*\)/gi, (whole, _, address: string) =>
    isOfVideoProvider(address) ? 'none' : whole,
  );
