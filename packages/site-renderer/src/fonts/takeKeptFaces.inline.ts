import { keptName, type KeptFaces } from './keptFaces';

/** Maximum milliseconds for which a page is hidden for font files in the browser's cache. */
const maxHold = 100;

/**
 * Inlined in the head of a page whose fonts may load. Fonts that this browser has loaded before are
 * ready for the first paint: from the cache they take a few milliseconds, for which the page is
 * hidden. If they do not load at once, because the cache has lost them, the page is shown with its
 * fallback fonts and keeps these. By `fetch`, because a font that a style sheet or a `preload`
 * requests delays the page's load event until its server answers. The page is hidden only after all
 * requests have started, so that an invalid stored text cannot leave it hidden.
 * @param wanted the fonts of the site, as `KeptFaces.key` names them
 */
export function takeKeptFaces(wanted: string): void {
  try {
    const { key, faces } = JSON.parse(localStorage.getItem(keptName)!) as KeptFaces;
    if (key !== wanted) return;
    const { dataset } = document.documentElement;
    const hold = new AbortController();
    const { signal } = hold;
    setTimeout(() => hold.abort(), maxHold);
    Promise.all(
      faces.map(async ([family, address, descriptors]) => {
        const file = await fetch(address, { cache: 'force-cache', credentials: 'omit', signal });
        const face = new FontFace(family, await file.arrayBuffer(), descriptors);
        document.fonts.add(await face.load());
      }),
    ).then(
      () => {
        dataset['webFonts'] = '';
      },
      () => {
        delete dataset['webFonts'];
      },
    );
    dataset['webFonts'] = 'wait';
  } catch {
    // Nothing is stored, or it is unreadable: the page uses its fallback fonts.
  }
}
