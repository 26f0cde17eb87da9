import { useEffect, useState } from 'react';

/** The address of a page on the stage. */
export const pageHref = (page: number): string => `#page-${page}`;

/** The page that a link has selected; `first` until then, and again when `first` changes. */
export function useTurnedPage(first: number): number {
  const [turned, turn] = useState({ from: first, page: first });
  useEffect(() => {
    function onHashChange(): void {
      const [, page] = /^#page-(\d+)$/.exec(location.hash) ?? [];
      if (page) turn({ from: first, page: Number(page) });
    }
    addEventListener('hashchange', onHashChange);
    return () => removeEventListener('hashchange', onHashChange);
  }, [first]);
  return turned.from === first ? turned.page : first;
}
