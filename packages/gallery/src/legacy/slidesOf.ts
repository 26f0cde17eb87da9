/** The list of a gallery and its slides. */
interface ListOfSlides {
  list: HTMLElement;
  slides: HTMLElement[];
  /** The columns or rows into which an older script has divided the slides. */
  groups?: HTMLElement[];
}

/**
 * The list of a gallery and its slides, which are the list's children: the items themselves, or the element around each
 * of them, such as a link. Items that an older script has divided into columns or rows are in the order that they had
 * before it.
 *
 * @param items elements of which none contains another
 * @param isDivisible whether all items are shown at once. Otherwise a second list shows the same items again, as
 * thumbnails, and only the first is read
 * @returns `undefined` without items
 */
export function slidesOf(
  items: readonly HTMLElement[],
  isDivisible: boolean,
): ListOfSlides | undefined {
  const [first] = items;
  let list = first?.parentElement;
  if (!first || !list) return undefined;
  const last = items.at(-1)!;
  // A link around one item is no list.
  while (list.parentElement && (list.localName === 'a' || !list.contains(last)))
    list = list.parentElement;
  const byChild = new Map<HTMLElement, HTMLElement[]>();
  for (const item of items) {
    let child = item;
    while (child.parentElement && child.parentElement !== list) child = child.parentElement;
    byChild.set(child, [...(byChild.get(child) ?? []), item]);
  }
  if (byChild.size === items.length) return { list, slides: [...byChild.keys()] };
  if (!isDivisible) {
    const { parentElement } = first;
    return { list: parentElement!, slides: items.filter((item) => parentElement!.contains(item)) };
  }
  return { list, slides: inReadingOrder(byChild), groups: groupsOf(byChild) };
}

const groupsOf = (byChild: ReadonlyMap<HTMLElement, readonly HTMLElement[]>): HTMLElement[] =>
  [...byChild].filter(([child, [item]]) => child !== item).map(([child]) => child);

/** Rows follow each other; of columns the first items come first, then the second ones. */
function inReadingOrder(byChild: ReadonlyMap<HTMLElement, readonly HTMLElement[]>): HTMLElement[] {
  const groups = [...byChild.values()];
  if (groupsOf(byChild).every(({ className }) => /row/i.test(className))) return groups.flat();
  const longest = Math.max(...groups.map(({ length }) => length));
  return Array.from({ length: longest }, (_, place) =>
    groups.flatMap((group) => group[place] ?? []),
  ).flat();
}
