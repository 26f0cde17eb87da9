import { breakpoints } from '@plinth/site-model';
import { mountScript } from './mountScript';
import type { Provider, Widget } from './provider';
import { readId, readSlug } from './readId';

const provider: Provider = {
  name: 'tock',
  label: 'Tock',
  origins: ['https://www.exploretock.com'],
  hasScript: true,
};

/** The function that the service's script expects: it queues calls until the script has loaded. */
interface TockCall {
  (...call: unknown[]): void;
  callMethod?(...call: unknown[]): void;
  queue: unknown[][];
  loaded: boolean;
  version: string;
}

/**
 * The second reservation widget ([RUN-3]): drawn by the service's own script, a column up to 750
 * px.
 */
export function tock(settings: Record<string, unknown>): Widget | undefined {
  const name = /^[\w-]{2,80}$/;
  const business =
    readId(settings, ['businessName', 'business', 'tockId'], name) ??
    readSlug(settings['url'], /(^|\.)exploretock\.com$/);
  if (!business || !name.test(business)) return undefined;
  return {
    provider,
    href: `https://www.exploretock.com/${business}`,
    settings: { businessName: business },
    layoutFor: (width) => (width <= breakpoints.reservationColumnTo ? 'column' : 'row'),
    heightFor: (layout) => (layout === 'column' ? 420 : 260),
    mount: (place) =>
      mountScript(place, {
        provider,
        src: 'https://www.exploretock.com/tock.js',
        prepare(element, view) {
          element.append(containerFor(element.ownerDocument, place.layout));
          callQueue(view)('init', business);
        },
        redraw(element, view, layout) {
          element.replaceChildren(containerFor(element.ownerDocument, layout));
          callQueue(view)('init', business);
        },
      }),
  };
}

/**
 * The script finds its container by this id; a second container on the page waits until the first
 * is removed.
 */
function containerFor(page: Document, layout: string): HTMLElement {
  const container = page.createElement('div');
  container.id = 'Tock_widget_container';
  Object.assign(container.dataset, {
    tockDisplayMode: layout === 'column' ? 'Column' : 'Row',
    tockLocale: page.documentElement.lang || 'en',
  });
  return container;
}

function callQueue(view: Window): TockCall {
  const page = view as Window & { tock?: TockCall };
  if (page.tock) return page.tock;
  const call: TockCall = Object.assign(
    (...parameters: unknown[]) => {
      if (call.callMethod) call.callMethod(...parameters);
      // Another try must not queue the same call again, or the script would draw twice.
      else if (!call.queue.some((kept) => kept.join() === parameters.join()))
        call.queue.push(parameters);
    },
    { queue: [] as unknown[][], loaded: true, version: '1.0' },
  );
  return (page.tock = call);
}
