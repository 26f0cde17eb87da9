/**
 * Navigates to an address: inside the admin frame in the top window, so that a checkout is never
 * squeezed into a preview ([COM-13]). A frame of another site may refuse that; then this frame
 * navigates.
 */
export function navigateFrame(
  view: Window,
  address: string,
  { isInAdminFrame = false }: { isInAdminFrame?: boolean } = {},
): void {
  // Relative to this page: the top window may have another address.
  const { href } = new URL(address, view.document.baseURI);
  try {
    (isInAdminFrame && view.top ? view.top : view).location.assign(href);
  } catch {
    view.location.assign(href);
  }
}
