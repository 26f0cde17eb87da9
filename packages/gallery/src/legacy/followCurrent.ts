import type { ElementChanges } from '../dom/changeElements';

/**
 * Sets the marks by which the style sheets of published pages recognise the current slide and its
 * thumbnail. @returns a function that undoes it
 */
export function followCurrent(slides: readonly HTMLElement[], changes: ElementChanges): () => void {
  for (const slide of slides) {
    changes.keepAttribute(slide, 'data-active');
    changes.keepAttribute(slide, 'class');
  }
  const mark = (slide: Element) => {
    const isCurrent = slide.matches('[data-current], [aria-current=true]');
    slide.classList.toggle('sqs-active-slide', isCurrent);
    if (isCurrent) slide.setAttribute('data-active', 'true');
    else slide.removeAttribute('data-active');
  };
  const observer = new MutationObserver((records) =>
    records.forEach(({ target }) => mark(target as Element)),
  );
  for (const slide of slides) {
    mark(slide);
    observer.observe(slide, { attributeFilter: ['data-current', 'aria-current'] });
  }
  return () => observer.disconnect();
}
