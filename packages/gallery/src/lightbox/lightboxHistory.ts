import { writeHistory } from '../dom/writeHistory';
import { entryMark } from './entryMark';

export interface LightboxHistory {
  /** Names the shown item in the address. */
  show(name: string | undefined): void;
  /** Takes the lightbox out of the address; the page is where it was before. */
  leave(): void;
}

/**
 * The lightbox as a place in the browser's history: it has an address of its own, Back leads out of it and Forward into it.
 * @param mark tells its entry from those of other lightboxes, on which it may lie; 0 where the page was opened at the
 * item, so that there is nothing to go back to
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
  // A frame without an address of its own has none to write into; there only its buttons close the lightbox.
  if (!/^https?:/.test(location.protocol)) return { show() {}, leave() {} };
  const isAgain = entryMark() === mark;
  const state = { ...(history.state as object | null), plinthLightbox: mark };
  const { scrollRestoration } = history;
  if (!mark) writeHistory('replaceState', state);
  else if (!isAgain) {
    // On the way back the page stays at the picture that was seen last, not where it was when it was left.
    history.scrollRestoration = 'manual';
    const isWritten = writeHistory('pushState', state, address(name));
    history.scrollRestoration = scrollRestoration;
    if (!isWritten) return { show() {}, leave() {} };
  }
  const onPopState = () => {
    if (entryMark() === mark) return;
    removeEventListener('popstate', onPopState);
    history.scrollRestoration = scrollRestoration;
    onBack();
    if (!isAgain) return;
    // The entry of the page could not be asked beforehand: the browser is about to scroll to where Forward was pressed.
    const { scrollX: left, scrollY: top } = window;
    requestAnimationFrame(() => scrollTo({ left, top, behavior: 'instant' }));
  };
  addEventListener('popstate', onPopState);
  return {
    show(item) {
      writeHistory('replaceState', history.state, address(item));
    },
    leave() {
      if (entryMark() !== mark) return;
      if (mark) return history.back();
      removeEventListener('popstate', onPopState);
      writeHistory('replaceState', history.state, address(undefined));
    },
  };
}
