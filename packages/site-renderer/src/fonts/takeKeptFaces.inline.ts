import { keptName, type KeptFaces } from './keptFaces';

/** Milliseconds for which a page is held back for files that its browser should have. */
const maxHold = 100;

/**
 * Written into the head of a page whose fonts may come. Those that this browser has loaded before are there for the
 * first painting: out of its cache they take some milliseconds, for which the page is not shown. Where they do not come
 * at once, because the cache has lost them, it is shown in its own letters, and keeps them. By `fetch`, because a font
 * that a style sheet or a `preload` asks for holds the page's load event until its server answers.
 * Nothing is held back before all of this has begun: what is odd about the kept text must not leave the page unshown.
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
    // Nothing is kept, or it cannot be read: the page shows its own letters.
  }
}
