/** The configuration area is a page of the site as well: it must never lead to itself. */
export const isConfiguration = (path: string): boolean => /^\/config(?:\/|$)/.test(path);

/** Whether the page is the preview in the frame of its own site's configuration area. */
export function isInPanel(view: Window): boolean {
  try {
    return view.parent !== view && isConfiguration(view.parent.location.pathname);
  } catch {
    // The frame belongs to another site, whose address is none of our business.
    return false;
  }
}
