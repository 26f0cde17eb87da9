import type { PageRequest } from '@plinth/site-blocks/rendering';

/**
 * The hidden fields of a form that leads back to a page: the proof that the page is ours, and where to. They stand after the
 * fields, because the first of a form is the one that gets the focus.
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
