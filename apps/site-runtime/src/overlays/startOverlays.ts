import type { Detach, Host } from '@plinth/site-blocks/host';

/** Bars, popup and the overlays manager, each loaded only where the page has it. */
export function startOverlays(host: Host): Detach {
  const page = host.document;
  const listening = new AbortController();
  const undo: Detach[] = [() => listening.abort()];

  /** Attaches behaviour to one element when its code has loaded, unless the page was destroyed meanwhile. */
  function load<Piece extends Element>(
    selector: string,
    attach: (piece: Piece) => Promise<Detach>,
  ): void {
    for (const piece of page.querySelectorAll<Piece>(selector)) {
      attach(piece).then(
        (detach) => (listening.signal.aborted ? detach() : undo.push(detach)),
        (error: unknown) => host.report(error, selector),
      );
    }
  }

  load<HTMLElement>('[data-announcement]', async (bar) =>
    (await import('./attachAnnouncement')).attachAnnouncement(bar),
  );
  load<HTMLElement>('[data-info-bar]', async (bar) =>
    (await import('./attachInfoBar')).attachInfoBar(bar),
  );
  /** Whether the popup was requested while its script was loading. */
  let isAsked = false;
  load<HTMLTemplateElement>('template[data-popup-template]', async (template) => {
    const { startPopup } = await import('./startPopup');
    const detach = startPopup(host, template);
    if (isAsked) host.emit('show-popup');
    return detach;
  });
  page.addEventListener(
    'click',
    (event) => {
      if (!(event.target as Element).closest?.('[data-show-popup]')) return;
      isAsked = true;
      host.emit('show-popup');
    },
    { signal: listening.signal },
  );
  return () => {
    for (const detach of undo.reverse()) detach();
  };
}
