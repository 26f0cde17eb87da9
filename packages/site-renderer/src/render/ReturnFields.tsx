import type { PageRequest } from '@plinth/site-blocks/rendering';

/**
 * The hidden fields of a form that returns to a page: the proof that the page is ours, and its
 * address. They come after the visible fields, because the first field of a form gets the focus.
 */
export function ReturnFields({
  request: { url, crumb },
  returnTo = url.pathname + url.search,
}: {
  request: Pick<PageRequest, 'url' | 'crumb'>;
  /** @default the page's own address */
  returnTo?: string | undefined;
}) {
  return (
    <>
      <input type="hidden" name="crumb" value={crumb ?? ''} />
      <input type="hidden" name="returnTo" value={returnTo} />
    </>
  );
}
