/** The elements between a slide and its picture, outermost first. */
export function holdersOf(slide: HTMLElement, image: Element | null): HTMLElement[] {
  const holders: HTMLElement[] = [];
  for (
    let at = image?.parentElement;
    at && at !== slide && slide.contains(at);
    at = at.parentElement
  )
    holders.unshift(at);
  return holders;
}
