import { breakpoints } from '@plinth/site-model';
import { mountFrame } from './mountFrame';
import type { Provider, Widget } from './provider';
import { readId } from './readId';

/** Sites of the service, by the ending of their address. */
const domains = ['com', 'ca', 'co.uk', 'com.au', 'com.mx', 'de', 'es', 'fr', 'ie', 'it', 'nl'];

/** Heights of the service's own two layouts, in CSS pixels. */
const heights = { wide: 350, standard: 301 };

/** Older settings contain the service's loader instead of its number. */
const loaderId = /[?&]rid=(\d{1,10})\b/;

/** Restaurant booking ([RUN-3]): a frame, wide above 850 px, standard up to it. */
export function openTable(settings: Record<string, unknown>): Widget | undefined {
  const html = typeof settings['html'] === 'string' ? settings['html'] : '';
  const id =
    readId(settings, ['restaurantId', 'rid', 'openTableId'], /^\d{1,10}$/) ??
    loaderId.exec(html.slice(0, 4000))?.[1];
  if (!id) return undefined;
  const wanted = settings['domain'];
  const domain = typeof wanted === 'string' && domains.includes(wanted) ? wanted : 'com';
  const origin = `https://www.opentable.${domain}`;
  const provider: Provider = { name: 'opentable', label: 'OpenTable', origins: [origin] };
  return {
    provider,
    href: `${origin}/restref/client/?rid=${id}`,
    settings: { restaurantId: id, domain },
    layoutFor: (width) => (width > breakpoints.bookingWideAbove ? 'wide' : 'standard'),
    heightFor: (layout) => heights[layout === 'wide' ? 'wide' : 'standard'],
    mount: (place) =>
      mountFrame(place, {
        src(layout) {
          const address = new URL(`${origin}/widget/reservation/canvas`);
          const query = {
            rid: id,
            type: 'standard',
            theme: layout,
            iframe: 'true',
            overlay: 'false',
            domain: domain.replaceAll('.', ''),
          };
          for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
          return address.href;
        },
      }),
  };
}
