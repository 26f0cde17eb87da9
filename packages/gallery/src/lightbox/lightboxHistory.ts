export interface LightboxHistory {
  /** Names the shown item in the address. */
  show(name: string | undefined): void;
  /** Takes the lightbox out of the address; the page is where it was before. */
  leave(): void;
  stop(): void;
}

const marker = 'plinthLightbox';

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
    if (item === undefined) url.searchParams.delete('itemId');
    else url.searchParams.set('itemId', item);
    if (url.hash === `#${name}` || /^#.*itemId=/.test(url.hash)) url.hash = '';
    return url;
  };
  const state = () => ({ ...(history.state as object | null), [marker]: true });
  if (fromAddress) history.replaceState(state(), '');
  else history.pushState(state(), '', address(name));
  let left = false;
  const onPopState = () => {
    if (left || (history.state as Record<string, unknown> | null)?.[marker]) return;
    left = true;
    onBack();
  };
  addEventListener('popstate', onPopState);
  return {
    show(item) {
      if (!left) history.replaceState(history.state, '', address(item));
    },
    leave() {
      if (left) return;
      left = true;
      if (fromAddress)
        history.replaceState(
          { ...(history.state as object), [marker]: false },
          '',
          address(undefined),
        );
      else history.back();
    },
    stop: () => removeEventListener('popstate', onPopState),
  };
}
