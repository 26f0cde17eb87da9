/**
 * The page numbers between the previous and next links: the first, the last and those near the
 * current page, in at most seven places, so that the row keeps its length from page to page.
 * `undefined` is a gap, which never replaces a single page, because that takes no more room.
 */
export function nearbyPages(page: number, pages: number): (number | undefined)[] {
  if (pages <= 7) return from(1, pages);
  if (page <= 4) return [...from(1, 5), undefined, pages];
  if (page >= pages - 3) return [1, undefined, ...from(pages - 4, pages)];
  return [1, undefined, ...from(page - 1, page + 1), undefined, pages];
}

const from = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);
