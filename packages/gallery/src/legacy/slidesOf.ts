/**
 * The list of a gallery and its slides, which are the list's children: the items themselves, or the element around each
 * of them, such as a link.
 *
 * @param items elements of which none contains another
 * @returns `undefined` without items
 */
export function slidesOf(
  items: readonly HTMLElement[],
): { list: HTMLElement; slides: HTMLElement[] } | undefined {
  const [first] = items;
  let list = first?.parentElement;
  if (!first || !list) return undefined;
  const last = items.at(-1)!;
  // A link around one item is no list.
  while (list.parentElement && (list.localName === 'a' || !list.contains(last)))
    list = list.parentElement;
  const slides = items.map((item) => {
    let slide = item;
    while (slide.parentElement && slide.parentElement !== list) slide = slide.parentElement;
    return slide;
  });
  // An older script has built columns: only the first of them is laid out.
  if (new Set(slides).size < slides.length) {
    const { parentElement } = first;
    return { list: parentElement!, slides: items.filter((item) => parentElement!.contains(item)) };
  }
  return { list, slides };
}
