export interface LightboxHistory {
  /** Names the shown item in the address. */
  show(name: string | undefined): void;
  /** Takes the lightbox out of the address; the page is where it was before. */
  leave(): void;
}

/**
 * The lightbox as a place in the browser's history: it has an address of its own, and Back leads out of it.
 * @param fromAddress whether the page was opened at the item, so that there is nothing to go back to
 */
export function lightboxHistory({
  name,
  fromAddress,
  onBack,
}: {
  name: string | undefined;
  fromAddress: boolean;
  onBack: () => void;
}): LightboxHistory {
  const address = (item: string | undefined) => {
    const url = new URL(location.href);
    url.searchParams.delete('itemId');
    if (item) url.searchParams.set('itemId', item);
    if (url.hash === `#${name}` || /^#.*itemId=/.test(url.hash)) url.hash = '';
    return url;
  };
  // Its own mark: Forward leads to entries of lightboxes that are closed, and the next one opens on top of them.
  const state = { ...(history.state as object | null), plinthLightbox: Math.random() };
  const { scrollRestoration } = history;
  if (fromAddress) history.replaceState(state, '');
  else {
    // On the way back the page stays at the picture that was seen last, not where it was when it was left.
    history.scrollRestoration = 'manual';
    history.pushState(state, '', address(name));
    history.scrollRestoration = scrollRestoration;
  }
  const isHere = () =>
    (history.state as Partial<typeof state> | null)?.plinthLightbox === state.plinthLightbox;
  const onPopState = () => {
    if (isHere()) return;
    removeEventListener('popstate', onPopState);
    history.scrollRestoration = scrollRestoration;
    onBack();
  };
  addEventListener('popstate', onPopState);
  return {
    show(item) {
      history.replaceState(history.state, '', address(item));
    },
    leave() {
      if (!isHere()) return;
      if (!fromAddress) return history.back();
      removeEventListener('popstate', onPopState);
      history.replaceState(history.state, '', address(undefined));
    },
  };
}
