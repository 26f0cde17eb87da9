import { attachSearchPreview } from '@plinth/listings';
import type { BlockServices } from '../../host/blockServices';
import type { Host } from '../../host/host';
import { parseFragment } from '../../page/swapFragment';
import { adoptSearchField } from './adoptSearchField';

export function attach(
  element: HTMLElement,
  host: Host,
  { renderWidget }: Pick<BlockServices, 'renderWidget'>,
) {
  const { location } = host.document.defaultView!;
  const undo = [
    adoptSearchField(element, (href) => location.assign(href)),
    attachSearchPreview(element, {
      async load(query, signal) {
        const search = new URLSearchParams({ q: query, preview: '1' });
        // On the results page the form may be limited to one collection, which is only in the
        // address.
        const { value } = element.querySelector<HTMLInputElement>('input[name="in"]') ?? {};
        if (value) search.set('in', value);
        const address = `${location.pathname}?${search.toString()}`;
        const fresh = parseFragment(host, await renderWidget(host, element, { address, signal }));
        return {
          options: [...(fresh.querySelector('[data-search-preview]')?.childNodes ?? [])],
          status: fresh.querySelector('[data-search-status]')?.textContent ?? '',
        };
      },
    }),
  ];
  return () => undo.forEach((detach) => detach());
}
