import { writeHistory } from '../dom/writeHistory';
import { entryMark } from './entryMark';

export interface LightboxHistory {
  /** Writes the shown item into the address. */
  show(name: string | undefined): void;
  /** Removes the lightbox from the address and restores the page's entry. */
  leave(): void;
}

/**
 * The lightbox as a history entry: it has its own address, Back closes it and Forward opens it.
 * @param mark distinguishes its entry from those of other lightboxes; 0 if the page was opened at
 * the item, so that Back cannot close it
 */
export function lightboxHistory({
  name,
  mark,
  onBack,
}: {
  name: string | undefined;
  mark: number;
  onBack: () => void;
}): LightboxHistory {
  const address = (item: string | undefined) => {
    const url = new URL(location.href);
    url.searchParams.delete('itemId');
    if (item) url.searchParams.set('itemId', item);
    if (url.hash === `#${name}` || /^#.*itemId=/.test(url.hash)) url.hash = '';
    return url;
  };
  // A frame without its own address cannot have entries; there only the buttons close the lightbox.
  if (!/^https?:/.test(location.protocol)) return { show() {}, leave() {} };
  const isAgain = entryMark() === mark;
  const state = { ...(history.state as object | null), plinthLightbox: mark };
  const { scrollRestoration } = history;
  if (!mark) writeHistory('replaceState', state);
  else if (!isAgain) {
    // After Back the page stays at the picture that was seen last, instead of its earlier scroll
    // position.
    history.scrollRestoration = 'manual';
    const isWritten = writeHistory('pushState', state, address(name));
    history.scrollRestoration = scrollRestoration;
    if (!isWritten) return { show() {}, leave() {} };
  }
  let { search } = location;
  const onPopState = () => {
    if (entryMark() === mark) return;
    removeEventListener('popstate', onPopState);
    history.scrollRestoration = scrollRestoration;
    onBack();
    // A link in a caption to a place on this page has kept the item's name in the address.
    if (location.hash && location.search === search)
      writeHistory('replaceState', history.state, address(undefined));
    if (!isAgain) return;
    // The page's entry could not be changed beforehand: the browser is about to scroll to the
    // position where Forward was pressed.
    const { scrollX: left, scrollY: top } = window;
    requestAnimationFrame(() => scrollTo({ left, top, behavior: 'instant' }));
  };
  addEventListener('popstate', onPopState);
  return {
    show(item) {
      writeHistory('replaceState', history.state, address(item));
      ({ search } = location);
    },
    leave() {
      if (entryMark() !== mark) return;
      if (mark) return history.back();
      removeEventListener('popstate', onPopState);
      writeHistory('replaceState', history.state, address(undefined));
    },
  };
}
