import type { Detach, Host } from '../boot/host';
import { account } from '../connect/account';

/**
 * What a page that Plinth did not render leaves to its script, beside its blocks ([RUN-17]): links to the cart and the
 * cart's own page, the account's link, the place of the announcement. Each comes where the page has it.
 *
 * @returns the undo
 */
export function startOlderPage(host: Host): Detach {
  const page = host.document;
  const undo: Detach[] = [];
  let isGone = false;

  function load<Piece extends Element>(
    selector: string,
    attach: (pieces: Piece[]) => Promise<Detach>,
  ): void {
    const pieces = [...page.querySelectorAll<Piece>(selector)];
    if (pieces.length === 0) return;
    attach(pieces).then(
      (detach) => void (isGone ? detach() : undo.push(detach)),
      (error: unknown) => host.report(error, selector),
    );
  }

  load<HTMLElement>('.sqs-custom-cart,#sqs-cart-root', async (places) =>
    (await import('./startOlderCart')).startOlderCart(host, places),
  );
  load<HTMLElement>('.sqs-announcement-bar-dropzone:empty', async ([place]) =>
    (await import('./fillAnnouncement')).fillAnnouncement(host, place!),
  );
  showAccountLinks(host);
  return () => {
    isGone = true;
    for (const detach of undo.splice(0)) detach();
  };
}

/** An account's link holds its words for both: for whoever is signed in, and for everybody else. */
function showAccountLinks(host: Host): void {
  const links = host.document.querySelectorAll('.user-accounts-text-link');
  if (links.length === 0) return;
  const { isSignedIn } = account(host);
  for (const link of links) {
    for (const [name, isShown] of [
      ['auth', isSignedIn],
      ['unauth', !isSignedIn],
    ] as const) {
      for (const words of link.querySelectorAll<HTMLElement>(`.${name}`))
        words.style.display = isShown ? 'inline' : 'none';
    }
  }
}
