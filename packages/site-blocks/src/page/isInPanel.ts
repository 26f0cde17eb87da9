/** The configuration area is a page of the site as well: it must never redirect to itself. */
export const isConfiguration = (path: string): boolean => /^\/config(?:\/|$)/.test(path);

/** Whether the page is a preview in its own site's configuration area, or in a frame of one. */
export function isInPanel(view: Window): boolean {
  try {
    for (let frame: Window = view; frame.parent !== frame;) {
      frame = frame.parent;
      if (isConfiguration(frame.location.pathname)) return true;
    }
  } catch {
    // The frame belongs to another site, whose address cannot be read.
  }
  return false;
}
