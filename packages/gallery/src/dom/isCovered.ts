const modalLayers = 'dialog:modal, [aria-modal="true"]';

/** Whether a layer lies over an element, such as the lightbox of its own gallery: keys and time are the layer's then. */
export function isCovered(element: Element): boolean {
  const own = element.closest(modalLayers);
  return [...document.querySelectorAll(modalLayers)].some(
    (layer) =>
      layer !== own &&
      !layer.contains(element) &&
      // Layers that open later stand later in the page.
      (!own || !!(own.compareDocumentPosition(layer) & Node.DOCUMENT_POSITION_FOLLOWING)),
  );
}
