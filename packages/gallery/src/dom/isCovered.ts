const modalLayers = 'dialog:modal, [aria-modal="true"]';

/**
 * Whether a layer covers an element, such as the lightbox of its own gallery: then keys and
 * autoplay belong to the layer.
 */
export function isCovered(element: Element): boolean {
  const own = element.closest(modalLayers);
  return [...document.querySelectorAll(modalLayers)].some(
    (layer) =>
      layer !== own &&
      !layer.contains(element) &&
      // Layers that open later come later in the page.
      (!own || !!(own.compareDocumentPosition(layer) & Node.DOCUMENT_POSITION_FOLLOWING)),
  );
}
