import { zoneOffset } from '@plinth/site-model/time';

/**
 * Offers the visitor's own time zone if its clock differs from the calendar's at one of the times
 * shown.
 * @param ownZone @default the browser's
 * @returns a function that hides the offer
 */
export function offerOwnZone(
  root: HTMLElement,
  ownZone = new Intl.DateTimeFormat().resolvedOptions().timeZone,
): () => void {
  const link = root.querySelector<HTMLAnchorElement>('a[data-own-zone]');
  const shown = root.querySelector<HTMLElement>('[data-zone]')?.dataset['zone'];
  if (!link || !shown || !ownZone || ownZone === shown) return () => {};
  const moments = [...root.querySelectorAll('time[datetime*="T"]')].map((time) =>
    Date.parse(time.getAttribute('datetime')!),
  );
  try {
    if (!moments.some((moment) => zoneOffset(moment, ownZone) !== zoneOffset(moment, shown)))
      return () => {};
  } catch {
    // A zone that this browser does not know: the times stay unchanged.
    return () => {};
  }
  const address = new URL(link.href);
  address.searchParams.set(link.dataset['ownZone']!, ownZone);
  link.href = address.pathname + address.search + address.hash;
  const city = ownZone.split('/').at(-1)!.replaceAll('_', ' ');
  link.textContent = (link.dataset['label'] ?? '{zone}').replace('{zone}', city);
  link.hidden = false;
  return () => {
    link.hidden = true;
  };
}
